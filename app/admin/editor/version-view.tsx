import { splitCommaList } from '~/lib/comma-list';
import { exactTime, fromIndiaLocal } from '~/lib/dates';
import type { Stretch } from '~/lib/text-diff';
import { ImagePreview } from '../fields/image-preview';
import type { ConflictField } from './conflict';
import type { Side } from './editing';

/** One side of a field that differs, in the way its kind is read; what the other side lacks is marked. */
export function VersionOf({ field, side }: { field: ConflictField; side: Side }) {
  const value = field[side];
  if (value === '') return <p className="text-muted italic">Empty</p>;
  switch (field.kind) {
    case 'flag':
      return <p>{value === 'on' ? 'Yes' : 'No'}</p>;
    case 'choice':
      return <p>{field.words?.[value] ?? value}</p>;
    case 'time':
      return <p>{timeInWords(value)}</p>;
    case 'list':
      return <List field={field} side={side} />;
    case 'picture':
      return (
        <div className="flex items-center gap-3">
          <ImagePreview address={value} />
          <p className="min-w-0 text-2xs break-all text-muted">{value}</p>
        </div>
      );
    case 'html':
      return (
        <>
          {field.difference ? (
            <Words stretches={field.difference} side={side} />
          ) : (
            <p className="text-muted">The words are the same; formatting, links or pictures differ.</p>
          )}
          <details className="mt-2 text-2xs text-muted">
            <summary>As HTML</summary>
            <pre className="mt-1 max-h-60 overflow-auto font-mono break-words whitespace-pre-wrap">{value}</pre>
          </details>
        </>
      );
    case 'text':
      return field.difference && <Words stretches={field.difference} side={side} />;
    default:
      return null;
  }
}

/** As it was typed where it is no time. */
function timeInWords(value: string): string {
  const instant = fromIndiaLocal(value);
  return instant ? exactTime(instant) : value;
}

function List({ field, side }: { field: ConflictField; side: Side }) {
  const others = splitCommaList(field[side === 'mine' ? 'theirs' : 'mine']);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {splitCommaList(field[side]).map((entry) => (
        <li key={entry} className="rounded-full border border-line px-2 py-0.5 text-xs">
          {others.includes(entry) ? entry : <Marked side={side}>{entry}</Marked>}
        </li>
      ))}
    </ul>
  );
}

const shownAround = 140;

function Words({ stretches, side }: { stretches: Stretch[]; side: Side }) {
  const own = side === 'mine' ? 'after' : 'before';
  const shown = stretches.filter((stretch) => stretch.in === 'both' || stretch.in === own);
  return (
    <>
      {shown.some(({ isWhole }) => isWhole) && (
        <p className="mb-2 text-2xs text-muted">
          So much differs that whole passages are marked: words in them may be in both versions.
        </p>
      )}
      <p className="max-h-96 overflow-y-auto break-words whitespace-pre-wrap">
        {shown.map((stretch, index) => {
          const place = { isFirst: index === 0, isLast: index === shown.length - 1 };
          return stretch.in === 'both' ? (
            <span key={index}>{shortened(stretch.text, place)}</span>
          ) : (
            <Marked key={index} side={side}>
              {stretch.text}
            </Marked>
          );
        })}
      </p>
    </>
  );
}

function Marked({ side, children }: { side: Side; children: string }) {
  const look = side === 'mine' ? 'bg-accent-soft text-accent-strong' : 'bg-warm-soft text-warm';
  return <mark className={`rounded-sm px-0.5 ${look}`}>{children}</mark>;
}

/** What both say is shown only around what differs. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (text.length <= 3 * shownAround) return text;
  const start = isFirst ? '' : text.slice(0, shownAround);
  const end = isLast ? '' : text.slice(-shownAround);
  return `${start} … ${end}`;
}
