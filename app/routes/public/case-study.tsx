import { data } from 'react-router';
import { findPublishedCaseStudy, latestCaseStudies } from '~/collections/case_studies/case_studies.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { caseStudyData } from '~/site/articles/article-data.server';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle, loadInstead } from '~/site/articles/article-load.server';
import { MissingArticle } from '~/site/articles/missing-article';
import { CaseStudyPage, caseStudiesList } from '~/site/case-studies/case-study-page';
import { failedWords } from '~/site/failed-load';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/case-study';

const base = caseStudiesList.href;
const nothing = { title: 'Case Study Not Found', description: 'This case study could not be found.' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const study = loaderData?.page?.article;
  if (study) return articleHead({ ...study, image: study.featuredImage }, `${base}/${study.slug}`, originFrom(matches));
  const words = loaderData?.failure ? failedWords(loaderData.failure) : nothing;
  return missingHead({ ...words, path: location.pathname, origin: originFrom(matches) });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedCaseStudy(idOrSlug);
  return found && caseStudyData(found);
});

const readNewest = remembered(latestCaseStudies);

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const asked = { name: params.id, read: loadPage, failed: 'Failed to load case study', base };
  const { status, ...loaded } = await loadArticle(args, asked);
  const newest = await loadInstead(args.context, loaded, 'Failed to load case studies', () => readNewest(3));
  return data({ ...loaded, newest }, { status });
}

export default function CaseStudyRoute({ loaderData: { page, failure, newest } }: Route.ComponentProps) {
  if (page) return <CaseStudyPage {...page} />;
  const description = 'The requested case study could not be found.';
  const toast = { title: 'Not Found', description, variant: 'destructive' as const };
  return (
    <MissingArticle title={nothing.title} toast={toast} failure={failure} back={caseStudiesList} newest={newest} />
  );
}
