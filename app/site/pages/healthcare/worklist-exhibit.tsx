import type { healthcareCopy } from './healthcare-copy';
import { meanWait, type ReadStudy, readInOrder } from './worklist';

const MINUTES = 10;
type Copy = typeof healthcareCopy.sections.radiology;

/** The same morning twice: by arrival, and with the marked studies first. */
export function WorklistExhibit({ copy }: { copy: Copy }) {
  const before = readInOrder(copy.studies, MINUTES, false);
  const after = readInOrder(copy.studies, MINUTES, true);
  return (
    <figure>
      <div className="grid gap-px border border-line bg-line md:grid-cols-2">
        <Order title={copy.before} studies={before} copy={copy} />
        <Order title={copy.after} studies={after} copy={copy} />
      </div>
      <Comparison copy={copy} before={before} after={after} />
      <figcaption className="mt-4 max-w-[68ch] text-sm text-muted">{copy.caption}</figcaption>
    </figure>
  );
}

function Order({ title, studies, copy }: { title: string; studies: readonly ReadStudy[]; copy: Copy }) {
  return (
    <div className="bg-raised p-5 sm:p-8">
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-4 border-t border-line">
        {studies.map(({ name, urgent, wait }) => (
          <li
            key={name}
            className={`flex items-baseline justify-between gap-3 border-b border-line py-2 ${urgent ? 'bg-warm-soft px-2 font-semibold' : ''}`}
          >
            <span>
              {name}
              {urgent && <span className="ml-2 text-xs font-normal text-warm">{copy.urgent}</span>}
            </span>
            <span className="font-mono text-sm whitespace-nowrap">
              {wait} {copy.wait}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Comparison({
  copy,
  before,
  after,
}: {
  copy: Copy;
  before: readonly ReadStudy[];
  after: readonly ReadStudy[];
}) {
  const marked = (studies: readonly ReadStudy[], urgent: boolean) =>
    Math.round(meanWait(studies.filter((study) => study.urgent === urgent)));
  const rows = [
    { term: copy.mean_urgent, from: marked(before, true), to: marked(after, true) },
    { term: copy.mean_other, from: marked(before, false), to: marked(after, false) },
    { term: copy.mean, from: Math.round(meanWait(before)), to: Math.round(meanWait(after)) },
  ];
  return (
    <dl className="grid gap-px border border-t-0 border-line bg-line sm:grid-cols-3">
      {rows.map(({ term, from, to }) => (
        <div key={term} className="bg-ground p-5 sm:px-8">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">
            {from} → {to} <span className="font-sans text-base font-normal">{copy.wait}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
