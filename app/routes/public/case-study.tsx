import { data } from 'react-router';
import {
  findPublishedCaseStudy,
  neighboursOfCaseStudy,
  relatedCaseStudies,
} from '~/collections/case_studies/case_studies.queries.server';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { ArticleDate } from '~/site/articles/article-facts';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle } from '~/site/articles/article-load.server';
import { ArticleOnward } from '~/site/articles/article-onward';
import { ArticlePage } from '~/site/articles/article-page';
import { listHref } from '~/site/articles/list-address';
import { MissingArticle } from '~/site/articles/missing-article';
import { coverOf, coverTopics } from '~/site/case-studies/study-cover';
import { StudyHighlight } from '~/site/case-studies/study-highlight';
import { contactHref } from '~/site/next-steps';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/case-study';

const base = '/case-studies';
const back = { href: base, label: 'Back to Case Studies' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const study = loaderData?.page?.article;
  if (study) return articleHead({ ...study, image: study.featuredImage }, `${base}/${study.slug}`, originFrom(matches));
  const nothing = { description: 'This case study could not be found.', path: location.pathname };
  return missingHead({ ...nothing, title: 'Case Study Not Found', origin: originFrom(matches) });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedCaseStudy(idOrSlug);
  if (!found) return null;
  const { content, ...article } = found;
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(content),
    neighboursOfCaseStudy(article.id),
    relatedCaseStudies(article),
  ]);
  return { article, rendered, ...neighbours, related };
});

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const asked = { name: params.id, read: loadPage, failed: 'Failed to load case study', base };
  const { status, ...loaded } = await loadArticle(args, asked);
  return data(loaded, { status });
}

export default function CaseStudyPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (!page) {
    const description = 'The requested case study could not be found.';
    const toast = { title: 'Not Found', description, variant: 'destructive' as const };
    return <MissingArticle title="Case Study Not Found" toast={toast} failure={failure} back={back} />;
  }
  const { article: study, rendered, previous, next, related } = page;
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
