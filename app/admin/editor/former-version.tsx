import { exactSecond } from '~/lib/dates';
import type { Saved } from '../versions/version';

/** Says that the form does not hold what stands, and what brings it back. */
export function FormerVersion({ saved }: { saved: Saved }) {
  return (
    <section aria-label="Former version" className="mb-5 rounded-md border border-accent bg-accent-soft p-4 text-sm">
      <p className="font-medium" role="status">
        {saved ? (
          <>
            This is what {saved.by} saved on <time dateTime={saved.at}>{exactSecond(saved.at)}</time>
          </>
        ) : (
          'This is what was there before the first save that is known'
        )}
      </p>
      <p className="mt-0.5 text-xs text-muted">
        Nothing has changed yet. Saving brings it back; whether and when it is public stays as it is.
      </p>
    </section>
  );
}
