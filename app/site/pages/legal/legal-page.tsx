import type { ReactNode } from 'react';
import { longDate } from '~/lib/dates';

interface Hero {
  title: string;
  content: string;
  /** Day of the last change, YYYY-MM-DD. */
  changed: string;
}

interface Article {
  title: string;
  paragraphs: readonly string[];
}

interface Props {
  hero: Hero;
  /** In their order, by the key that is their anchor. */
  articles: Readonly<Record<string, Article>>;
  /** What stands below the paragraphs of an article, by its key. */
  exhibits?: Readonly<Record<string, ReactNode>>;
}

/** A paper to read, cite and print: numbered articles beside their table of contents. */
export function LegalPage({ hero, articles, exhibits = {} }: Props) {
  const entries = Object.entries(articles);
  return (
    <article className="legal page-wide grid print:block grid-cols-12 gap-x-4 gap-y-12 pt-12 pb-24 lg:gap-x-8 lg:pt-20">
      <header className="col-span-12 border-b border-line-strong pb-10 lg:pb-14">
        <h1 className="text-4xl">{hero.title}</h1>
        <p className="mt-6 max-w-[60ch] text-lg leading-relaxed text-muted">{hero.content}</p>
        <p className="mt-6 text-sm">
          Last changed <time dateTime={hero.changed}>{longDate(hero.changed)}</time>
        </p>
      </header>
      <nav aria-label="Contents" className="legal-contents col-span-12 lg:col-span-4 xl:col-span-3">
        <ol className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          {entries.map(([key, { title }], n) => (
            <li key={key} className="border-b border-line">
              <a href={`#${key}`} className="flex gap-4 py-2.5 text-sm hover:text-accent">
                <span aria-hidden="true" className="w-5 shrink-0 font-mono text-muted">
                  {n + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="col-span-12 lg:col-span-8 lg:pl-8 xl:col-start-5 print:pt-8 print:pl-0">
        {entries.map(([key, { title, paragraphs }], n) => (
          <section key={key} id={key} aria-labelledby={`${key}-title`} className="pb-14">
            <h2 id={`${key}-title`} className="flex gap-4 text-2xl">
              <span className="font-mono text-base leading-[inherit] text-accent">{n + 1}</span>
              {title}
            </h2>
            <div className="mt-4 grid max-w-(--measure) gap-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{withAddresses(paragraph)}</p>
              ))}
            </div>
            {exhibits[key]}
          </section>
        ))}
      </div>
    </article>
  );
}

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** E-mail addresses in a sentence become links. */
function withAddresses(text: string): ReactNode[] {
  return text.split(address).map((part, n) =>
    n % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className="text-accent underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
