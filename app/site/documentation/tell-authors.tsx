import { contactHref } from '~/site/next-steps';
import { ArrowLink } from '~/ui/arrow-link';

/** Where whoever did not find something goes on, from the list as from a page. */
export function TellAuthors() {
  return (
    <p className="text-sm text-muted">
      Something missing or wrong? <ArrowLink href={contactHref('expert')}>Tell the authors</ArrowLink>
    </p>
  );
}
