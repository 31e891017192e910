import { data } from 'react-router';
import { listPublishedCaseStudies } from '~/collections/case_studies/case_studies.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { loadOrFail } from '~/site/articles/article-load.server';
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = { ...readListState(new URL(request.url).searchParams), query: '' };
  const { loaded, failure } = await loadOrFail(context, 'Failed to load case studies', () => readList(state));
  if (failure) {
    return data({ studies: [], industries: [], total: 0, pageCount: 1, state, failure }, { status: 500 });
  }
  return data({ ...loaded, state, failure }, { status: state.page > loaded.pageCount ? 404 : 200 });
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
