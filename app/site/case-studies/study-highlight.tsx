import { ResultFigure } from './result-figure';

/** What a case study achieved and with what, between its head and its text. */
export function StudyHighlight({ result, technologies }: { result: string | null; technologies: string[] }) {
  if (!result && technologies.length === 0) return null;
  return (
    <section aria-label="Results and technologies" className="mt-10 border-y border-line-strong bg-raised lg:mt-16">
      <div className="page-wide grid grid-cols-12 gap-y-10 py-10 md:gap-x-8 lg:py-14">
        {result && (
          <div className="col-span-12 md:col-span-7">
            <h2 className="mb-5 font-sans text-sm font-medium tracking-normal text-muted">Results</h2>
            <ResultFigure text={result} size="hero" />
          </div>
        )}
        {technologies.length > 0 && (
          <div className="col-span-12 md:col-span-4 md:col-start-9">
            <h2 className="mb-3 font-sans text-sm font-medium tracking-normal text-muted">Technologies</h2>
            <ul>
              {technologies.map((technology) => (
                <li key={technology} className="border-t border-line py-2 font-medium">
                  {technology}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
