import { exactTime } from '~/lib/dates';
import { Button } from '~/ui/button';
import type { Deletion } from './conflict';
import { editingFields } from './editing';

/** The record was deleted while it was edited: it is brought back with what was typed, or that becomes a new one. */
export function DeletionNotice({ deletion, singular }: { deletion: Deletion; singular: string }) {
  const { who, at, isInBin } = deletion;
  return (
    <section
      aria-label="Deleted in the meantime"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-danger bg-danger-soft p-4"
    >
      <p className="min-w-0 grow basis-80 text-sm" role="alert">
        This {singular} no longer exists:{' '}
        {who && at ? (
          <>
            <strong>{who}</strong> deleted it on <time dateTime={at}>{exactTime(at)}</time>.
          </>
        ) : (
          'somebody has deleted it.'
        )}{' '}
        What you typed is still here.
      </p>
      <div className="flex flex-wrap gap-3">
        {isInBin && (
          <Button type="submit" name={editingFields.restore} value="yes">
            Restore and save
          </Button>
        )}
        <Button type="submit" name={editingFields.asNew} value="yes" variant={isInBin ? 'outline' : 'primary'}>
          Save as a new {singular}
        </Button>
      </div>
    </section>
  );
}
