import { Button } from '~/ui/button';
import { When } from '../when';
import type { Draft } from './draft-store';

interface Props {
  draft: Draft;
  /** What it is: “Unsaved draft”. */
  label: string;
  /** Which text it is; null when it is the only one. */
  name: string | null;
  /** Of the fields in which it differs from the form. */
  differsIn: string[];
  /** When it was looked at. */
  now: Date;
  /** What else is to be known of it. */
  remark?: string | undefined;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
  /** The button is gone with what it was about: whoever works by keyboard goes on in the form. */
  writeOn: () => void;
}

/** Offers what a crash or a closed tab left behind. */
export function DraftBanner({ draft, label, name, differsIn, now, remark, onRestore, onDiscard, writeOn }: Props) {
  const keptAt = new Date(draft.keptAt);
  const thenWrite = (act: (draft: Draft) => void) => () => {
    act(draft);
    writeOn();
  };
  return (
    <section
      aria-label={name === null ? label : `${label} “${name}”`}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-accent bg-accent-soft p-4"
    >
      <div className="min-w-0 grow basis-80 text-sm">
        <p className="font-medium" role="status">
          Unsaved text from <When at={keptAt.toISOString()} now={now} /> was found in this browser
        </p>
        <p className="mt-0.5 text-xs break-words text-muted">
          {name !== null && `“${name}”. `}It differs in {list(differsIn)}.{remark && ` ${remark}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={thenWrite(onDiscard)}>
          Discard draft
        </Button>
        <Button onClick={thenWrite(onRestore)}>Restore draft</Button>
      </div>
    </section>
  );
}

function list(labels: string[]): string {
  return new Intl.ListFormat('en-US').format(labels);
}
