import { ArrowLink } from '~/ui/arrow-link';

/** Where a list of articles leads whoever has read them. */
export function ReadersQuestion() {
  return (
    <>
      A question about something you read? <ArrowLink href="/contact">Write to us</ArrowLink>
    </>
  );
}
