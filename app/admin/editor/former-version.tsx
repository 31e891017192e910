import { exactTime } from '~/lib/dates';

/** Says that the form does not hold what stands, and what brings it back. */
export function FormerVersion({ at, by }: { at: string; by: string }) {
  return (
    <section aria-label="Former version" className="mb-5 rounded-md border border-accent bg-accent-soft p-4 text-sm">
      <p className="font-medium" role="status">
        This is what {by} saved on <time dateTime={at}>{exactTime(at)}</time>
      </p>
      <p className="mt-0.5 text-xs text-muted">
        Nothing has changed yet. Saving brings it back; whether and when it is public stays as it is.
      </p>
    </section>
  );
}
