import { useHydrated } from '~/ui/use-hydrated';
import type { BuiltInPage, BuiltInSection } from './record-form-props';

interface BuiltInWordsProps {
  pages: readonly BuiltInPage[];
  /** The one that is chosen. */
  page: BuiltInPage;
  /** The key that is typed. */
  sectionKey: string;
  onChoose: (key: string) => void;
}

/** What the chosen page says by itself, beside what is laid over it. */
export function BuiltInWords({ pages, page, sectionKey, onChoose }: BuiltInWordsProps) {
  const hydrated = useHydrated();
  const section = page.sections.find(({ key }) => key === sectionKey);
  return (
    <section aria-label="Built-in words" className="min-w-0 rounded-md border border-line bg-sunken p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Built-in words</h3>
        <a href={page.path} target="_blank" rel="noreferrer" className="py-0.5 text-xs underline underline-offset-4">
          See the page {page.path}
        </a>
      </div>
      <Keys page={page} sectionKey={sectionKey} onChoose={onChoose} />
      {!hydrated && (
        <noscript>
          <WordsOfAll pages={pages} />
        </noscript>
      )}
      <div className="mt-4 border-t border-line pt-4">
        {section ? (
          <Words section={section} />
        ) : (
          <p className="text-sm text-muted">{withoutSection(page, sectionKey)}</p>
        )}
      </div>
    </section>
  );
}

function withoutSection({ sections }: BuiltInPage, sectionKey: string): string {
  if (sections.length === 0) return 'This page has no sections that can be changed yet.';
  if (sectionKey === '') return 'Choose a section to see what it says.';
  return 'The page has no section with this key: title and content are added to it as a section of their own.';
}

/** Without scripts nothing follows the page and the key that are chosen: all of them stand here, to be unfolded. */
function WordsOfAll({ pages }: { pages: readonly BuiltInPage[] }) {
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-4 text-sm">
      {pages.map(({ name, sections, standing }) => (
        <details key={name}>
          <summary className="cursor-pointer py-1">All sections of {name}</summary>
          {standing.length > 0 && (
            <ul aria-label={`Published for sections of ${name}`} className="mb-2 list-disc pl-5">
              {standing.map(({ id, sectionKey, title, sectionOrder }) => (
                <li key={id}>
                  <code>{sectionKey}</code>: published already, “{title}” in order {sectionOrder}
                </li>
              ))}
            </ul>
          )}
          {sections.map((section) => (
            <section key={section.key} aria-label={section.key} className="border-l-2 border-line-strong py-2 pl-4">
              <h4 className="mb-2 font-mono text-xs font-normal">{section.key}</h4>
              <Words section={section} />
            </section>
          ))}
        </details>
      ))}
    </div>
  );
}

function Keys({ page, sectionKey, onChoose }: Omit<BuiltInWordsProps, 'pages'>) {
  const hydrated = useHydrated();
  if (page.sections.length === 0) return null;
  return (
    <ul aria-label="Existing keys" className="mt-3 flex flex-wrap gap-1.5 font-mono text-2xs">
      {page.sections.map(({ key }) => (
        <li key={key}>
          {hydrated ? (
            <button
              type="button"
              aria-pressed={key === sectionKey}
              // The focus stays where it is: a field that is left shows its errors, and the button would move away.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(key)}
              className="min-h-7 rounded-sm border border-line-strong bg-raised px-2 hover:border-text aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
            >
              {key}
            </button>
          ) : (
            <code>{key}</code>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ section: { title, content, others } }: { section: BuiltInSection }) {
  return (
    <>
      <dl className="grid gap-4 text-sm">
        <Text term="Title" text={title} />
        <Text term="Content" text={content} />
      </dl>
      {others.length > 0 && (
        <>
          <p className="mt-4 border-t border-line pt-4 text-2xs text-muted">
            Metadata replaces the other texts of this section by their names, such as{' '}
            <code className="font-mono break-words">{`{"${others[0]?.name}": "…"}`}</code>
          </p>
          <dl className="mt-4 grid gap-4 text-sm">
            {others.map(({ name, text }) => (
              <Text key={name} term={name} text={text} />
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Text({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-2xs text-muted">{term}</dt>
      <dd className="mt-0.5 break-words whitespace-pre-line">
        {text || <span className="text-muted">The section has none of its own; yours is shown.</span>}
      </dd>
    </div>
  );
}
