import { ButtonLink } from '~/ui/button';
import { claim } from '../claims';
import { LateIllustration } from '../illustrations/illustration';
import type { HomeCopy } from './home-copy';

type Story = HomeCopy['stories']['items'][number];
type Published = readonly { path: string }[];

/** One story told at length, the others as headlines beside it. Each leads to its case study while that is public. */
export function Stories({ copy, published }: { copy: HomeCopy['stories']; published: Published }) {
  const [lead, ...others] = copy.items;
  const hrefOf = ({ path }: Story) => (published.some((study) => study.path === path) ? path : '/case-studies');
  return (
    <section aria-labelledby="stories-title" className="page-wide section-y">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b border-line pb-8">
        <div>
          <h2 id="stories-title" className="text-4xl">
            {copy.title}
          </h2>
          <p className="mt-3 text-lg text-muted">{copy.content}</p>
        </div>
        <ButtonLink href="/insights" variant="outline">
          Read More Case Studies
        </ButtonLink>
      </div>
      <div className="grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-12 pt-10">
        {lead && <LeadStory story={lead} href={hrefOf(lead)} />}
        <div className="col-span-12 grid content-between gap-y-10 lg:col-span-4 lg:col-start-9">
          {others.map((story) => (
            <ShortStory key={story.title} story={story} href={hrefOf(story)} />
          ))}
        </div>
      </div>
    </section>
  );
}

function LeadStory({ story, href }: { story: Story; href: string }) {
  return (
    <article className="card-link group relative col-span-12 lg:col-span-7">
      <div className="relative aspect-16/9 overflow-hidden">
        <LateIllustration motif={story.motif} seed={`story ${story.title}`} className="card-art" />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="text-sm font-medium text-accent">{story.category}</p>
          <h3 className="mt-2 text-2xl">
            <StoryLink title={story.title} href={href} />
          </h3>
          <p className="mt-3 max-w-[60ch] text-muted">{story.description}</p>
        </div>
        <Result story={story} large />
      </div>
    </article>
  );
}

function ShortStory({ story, href }: { story: Story; href: string }) {
  return (
    <article className="card-link group relative border-t border-line pt-6 first:border-t-0 first:pt-0">
      <p className="text-sm font-medium text-accent">{story.category}</p>
      <h3 className="mt-2 text-xl">
        <StoryLink title={story.title} href={href} />
      </h3>
      <p className="mt-3 text-muted">{story.description}</p>
      <Result story={story} />
    </article>
  );
}

function StoryLink({ title, href }: { title: string; href: string }) {
  return (
    <a href={href} className="underline-accent after:absolute after:inset-0">
      {title}
    </a>
  );
}

function Result({ story, large = false }: { story: Story; large?: boolean }) {
  const { value, label } = claim(story.claim);
  return (
    <p className={large ? 'sm:text-right' : 'mt-5 flex items-baseline gap-3'}>
      <span className={`font-display leading-none font-semibold tabular-nums ${large ? 'text-4xl' : 'text-2xl'}`}>
        {value}
      </span>
      <span className={`text-sm text-muted ${large ? 'mt-2 block' : ''}`}>{label}</span>
    </p>
  );
}
