import { data, redirect } from 'react-router';
import {
  findPublishedCaseStudy,
  neighboursOfCaseStudy,
  relatedCaseStudies,
} from '~/collections/case_studies/case_studies.queries.server';
import { errorToast } from '~/lib/toast';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { ArticleDate } from '~/site/articles/article-facts';
import { articleHead } from '~/site/articles/article-head';
import { loadOrFail } from '~/site/articles/article-load.server';
import { ArticleOnward } from '~/site/articles/article-onward';
import { ArticlePage } from '~/site/articles/article-page';
import { listHref } from '~/site/articles/list-address';
import { MissingArticle, nothingPublished } from '~/site/articles/missing-article';
import { coverOf, coverTopics } from '~/site/case-studies/study-cover';
import { StudyHighlight } from '~/site/case-studies/study-highlight';
import { contactHref } from '~/site/next-steps';
import { originFrom, pageMeta } from '~/site/seo';
import type { Route } from './+types/case-study';

const base = '/case-studies';
const back = { href: base, label: 'Back to Case Studies' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const study = loaderData?.page?.study;
  if (study) return articleHead({ ...study, image: study.featuredImage }, `${base}/${study.slug}`, originFrom(matches));
  const nothing = { description: 'This case study could not be found.', path: location.pathname };
  return [
    ...pageMeta({ ...nothing, title: 'Case Study Not Found', origin: originFrom(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedCaseStudy(idOrSlug);
  if (!found) return null;
  const { content, ...study } = found;
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(content),
    neighboursOfCaseStudy(study.id),
    relatedCaseStudies(study),
  ]);
  return { study, rendered, ...neighbours, related };
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { loaded: page, failure } = await loadOrFail(context, 'Failed to load case study', () => loadPage(params.id));
  if (failure) return data({ page: null, failure }, { status: 500 });
  if (!page) return data({ page: null, failure: null }, { status: 404 });
  if (page.study.slug !== params.id) {
    throw redirect(`${base}/${page.study.slug}${new URL(request.url).search}`, 301);
  }
  return data({ page, failure: null });
}

export default function CaseStudyPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (failure) {
    const text = 'The fault is on our side and has been recorded. Please try again in a moment.';
    const toast = errorToast(failure.sentence);
    return (
      <MissingArticle title={failure.sentence} text={text} requestId={failure.requestId} back={back} toast={toast} />
    );
  }
  if (!page) {
    const description = 'The requested case study could not be found.';
    const toast = { title: 'Not Found', description, variant: 'destructive' as const };
    return <MissingArticle title="Case Study Not Found" text={nothingPublished} back={back} toast={toast} />;
  }
  const { study, rendered, previous, next, related } = page;
  const industry = { label: study.industry, href: listHref(base, { category: study.industry }) };
  const tags = [...new Set(study.tags)].filter((label) => label !== study.industry);
  return (
    <ArticlePage
      article={study}
      cover={coverOf(study)}
      rendered={rendered}
      back={back}
      facts={[
        { term: 'Industry', value: study.industry },
        ...(study.clientName ? [{ term: 'Client', value: study.clientName }] : []),
        ...(study.projectDuration ? [{ term: 'Duration', value: study.projectDuration }] : []),
        { term: 'Author', value: study.author },
        { term: 'Published', value: <ArticleDate date={study.publishDate} /> },
        { term: 'Reading time', value: study.readTime || `${rendered.readingMinutes} min read` },
      ]}
      highlight={<StudyHighlight result={study.resultsAchieved} technologies={study.technologiesUsed} />}
    >
      <ArticleOnward
        base={base}
        back={back}
        tags={[industry, ...tags.map((label) => ({ label, href: null }))]}
        invitation={{
          text: 'A problem like this one on your desk?',
          href: contactHref('expert'),
          label: 'Talk to the people who did this',
        }}
        previous={previous}
        next={next}
        relatedTitle="Related case studies"
        related={related.map((piece) => ({ ...piece, tags: coverTopics(piece) }))}
      />
    </ArticlePage>
  );
}
