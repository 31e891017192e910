import type { ReactNode } from 'react';
import type { InsightSummary } from '~/collections/insights/insights.queries.server';
import { company } from '~/lib/company';
import { ArrowLink } from '~/ui/arrow-link';
import { Button, ButtonLink } from '~/ui/button';
import { ArticleDate, titleOf } from './articles/article-facts';
import { WavesFigure, type WavesState } from './waves-figure';

const captions: Record<WavesState, string> = {
  asked: 'Dashed until you ask. Then both run in step: we write, and you read.',
  begun: 'Yours has begun. It reaches its full height when you confirm.',
  'in-step': 'In step: each new insight reaches you, once.',
  leaving: 'One click from here the two cancel.',
  cancelled: 'The two cancel: nothing more is sent.',
  broken: 'Yours breaks off here: this link leads nowhere.',
};

interface NewsletterPageProps {
  title: string;
  /** How it stands between the reader and us. */
  state: WavesState;
  children: ReactNode;
}

/** A page about one subscription: a heading, a sentence, one thing to do, and how it stands as a drawing. */
export function NewsletterPage({ title, state, children }: NewsletterPageProps) {
  return (
    <section className="page-wide grid grid-cols-12 items-center gap-x-4 gap-y-14 pt-12 pb-20 lg:gap-x-8 lg:py-24">
      <div className="col-span-12 grid justify-items-start gap-6 lg:col-span-6">
        <p className="font-medium text-accent">Newsletter</p>
        <h1 className="-mt-2 text-5xl leading-[0.98]">{title}</h1>
        {children}
      </div>
      <div className="col-span-12 lg:col-span-5 lg:col-start-8">
        <WavesFigure state={state} names={['You', company.name]} caption={captions[state]} />
      </div>
    </section>
  );
}

export function NewsletterWords({ children }: { children: ReactNode }) {
  return <p className="max-w-[52ch] text-lg leading-relaxed break-words text-muted">{children}</p>;
}

/** Posts to the same address, with its token: opening a link changes nothing, because programs open links too. */
export function NewsletterButton({ children }: { children: string }) {
  return (
    <form method="post">
      <Button type="submit" size="lg">
        {children}
      </Button>
    </form>
  );
}

export function NewsletterOnward({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} size="lg" variant="outline">
      {children}
    </ButtonLink>
  );
}

/** What the last e-mails would have been about. */
export function LatestInsights({ insights }: { insights: readonly InsightSummary[] }) {
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby="latest-title" className="border-t border-line bg-sunken">
      <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-8 py-16 lg:gap-x-8 lg:py-24">
        <div className="col-span-12 lg:col-span-4">
          <h2 id="latest-title" className="text-3xl">
            What you would have read
          </h2>
          <p className="mt-5">
            <ArrowLink href="/insights">All insights</ArrowLink>
          </p>
        </div>
        <ol className="col-span-12 border-t border-line lg:col-span-8">
          {insights.map((insight) => (
            <li
              key={insight.slug}
              className="group/card relative grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-[14rem_1fr]"
            >
              <ArticleDate date={insight.publishDate} className="text-sm text-muted" />
              <div className="min-w-0">
                <h3 className="text-xl break-words">
                  <a
                    href={`/insights/${insight.slug}`}
                    className="transition-colors duration-(--duration-quick) after:absolute after:inset-0 group-hover/card:text-accent"
                  >
                    {titleOf(insight)}
                  </a>
                </h3>
                <p className="mt-2 max-w-[60ch] text-muted">{insight.excerpt}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
