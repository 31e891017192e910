import type { customLlmCopy } from './custom-llm-copy';

type Copy = typeof customLlmCopy.sections.trace;

/** A question, the passages found for it with their scores, and the answer with what each sentence rests on. */
export function AnswerTrace({ copy }: { copy: Copy }) {
  return (
    <div className="border border-line bg-raised">
      <p className="border-b border-line p-5 font-display text-xl font-semibold sm:p-8">{copy.question}</p>
      <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="p-5 sm:p-8">
          <h3 className="text-sm font-medium text-muted">{copy.retrieved}</h3>
          <ol className="mt-4 grid gap-4">
            {copy.passages.map((passage) => (
              <Passage key={passage.source} passage={passage} copy={copy} />
            ))}
          </ol>
        </div>
        <div className="border-line bg-accent-soft p-5 max-lg:border-t sm:p-8 lg:border-l">
          <h3 className="text-sm font-medium">{copy.answered}</h3>
          {copy.answer.map(({ text, cites }) => (
            <p key={text} className="mt-5 text-lg leading-relaxed">
              {text}{' '}
              <span className={`font-mono text-xs lg:whitespace-nowrap ${cites ? 'text-accent-strong' : 'text-warm'}`}>
                [{cites || copy.missing}]
              </span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function Passage({ passage, copy }: { passage: Copy['passages'][number]; copy: Copy }) {
  const { source, text, score, used } = passage;
  return (
    <li className={`border-l-2 pl-4 ${used ? 'border-accent' : 'border-line'}`}>
      <p className="flex flex-wrap justify-between gap-x-4 font-mono text-xs text-muted">
        <span>{source}</span>
        <span>score {score.toFixed(2)}</span>
      </p>
      <p className={`mt-1.5 ${used ? '' : 'text-muted line-through decoration-line-strong'}`}>{text}</p>
      {!used && <p className="mt-1 text-sm text-warm">{score > 0.6 ? copy.superseded : copy.irrelevant}</p>}
    </li>
  );
}
