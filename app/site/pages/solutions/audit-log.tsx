import type { governmentSolutionCopy } from './government-copy';
import { chain } from './sha256';

type Copy = (typeof governmentSolutionCopy.sections)['security'];
type Entry = Copy['entries'][number];

const line = ({ time, who, what }: Entry) => `${time} ${who} ${what}`;

/** A log with its chain of hashes, and the hashes that the same log has once a word of it was changed. */
export function AuditLog({ copy }: { copy: Copy }) {
  const lines = copy.entries.map(line);
  const recorded = chain(lines);
  const forged = chain(lines.map((text) => text.replace(copy.changed.from, copy.changed.to)));
  return (
    <ol className="font-mono text-xs leading-relaxed sm:text-sm">
      <li
        aria-hidden="true"
        className="hidden grid-cols-12 gap-x-4 border-b border-line-strong pb-3 font-sans text-muted md:grid"
      >
        <span className="col-span-8">{copy.log_title}</span>
        <span className="col-span-2">{copy.honest}</span>
        <span className="col-span-2">{copy.forged}</span>
      </li>
      {copy.entries.map((entry, index) => {
        const [was = '', is = ''] = [recorded[index], forged[index]];
        const differs = was !== is;
        return (
          <li key={entry.time} className="grid grid-cols-2 gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-12">
            <span className="col-span-2 md:col-span-8">
              <span className="text-muted">{entry.time}</span> <span className="text-accent">{entry.who}</span>{' '}
              <What text={entry.what} changed={copy.changed} />
            </span>
            <span className="md:col-span-2">
              <span className="sr-only">{copy.honest}: </span>
              {was.slice(0, 8)}
            </span>
            <span className={`md:col-span-2 ${differs ? 'text-warm' : 'text-muted'}`}>
              <span className="sr-only">{copy.forged}: </span>
              {is.slice(0, 8)}
              {differs && ' ≠'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function What({ text, changed }: { text: string; changed: Copy['changed'] }) {
  const [before, after] = text.split(changed.from);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <del className="text-muted">{changed.from}</del> <ins className="text-warm no-underline">{changed.to}</ins>
      {after}
    </>
  );
}
