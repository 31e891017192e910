import { data } from 'react-router';
import { listPublishedCaseStudies } from '~/collections/case_studies/case_studies.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { loadList } from '~/site/articles/article-load.server';
import { readListState } from '~/site/articles/list-address';
import { listMeta } from '~/site/articles/list-meta';
import { LeadStudy, StudyRow } from '~/site/case-studies/study-cards';
import { StudyList } from '~/site/case-studies/study-list';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/case-studies';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta('/case-studies', loaderData ?? { state: undefined, total: 0 }, originFrom(matches));
}

const readList = remembered(listPublishedCaseStudies);
const nothing = { studies: [], categories: [], total: 0, page: 1, pageCount: 1 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = { ...readListState(new URL(request.url).searchParams), query: '' };
  const asked = { base: '/case-studies', state, read: readList, failed: 'Failed to load case studies', nothing };
  const { list, failure, status } = await loadList(context, asked);
  return data({ ...list, state, failure }, { status });
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const [lead, ...others] = loaderData.studies;
  return (
    <StudyList list={loaderData}>
      {lead && <LeadStudy study={lead} />}
      {others.map((study) => (
        <StudyRow key={study.id} study={study} />
      ))}
    </StudyList>
  );
}
