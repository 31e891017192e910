import { data, redirect } from 'react-router';
import { listOpenPositions, type PositionList } from '~/collections/careers/careers.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { partMeta } from '~/site/articles/list-meta';
import { presentName } from '~/site/articles/present-name.server';
import { CareersPage } from '~/site/careers/careers-page';
import { positionsHref, positionsPath, readPositionsState } from '~/site/careers/position-words';
import { loadOrFail } from '~/site/load-or-fail.server';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/careers';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { state, list } = loaderData ?? { state: { department: '', page: 1 }, list: nothing };
  const { department, page } = state;
  const isIndexed = department === '' || list.total > 0;
  const path = positionsPath({ department, page });
  return partMeta('/careers', { names: [department], page, path, isIndexed }, originFrom(matches));
}

const listPositions = remembered(listOpenPositions);
const nothing: PositionList = { rows: [], departments: [], total: 0, page: 1, pageCount: 1 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readPositionsState(new URL(request.url).searchParams);
  const { loaded, failure } = await loadOrFail(context, 'Failed to fetch careers', () => listPositions(state));
  if (failure) return data({ list: nothing, state, failed: true }, { status: 500 });
  const names = loaded.departments.map(({ name }) => name);
  const department = await presentName('department', state.department, { names, total: loaded.total });
  if (department !== null) throw redirect(positionsHref({ ...state, department }), 301);
  return data({ list: loaded, state, failed: false }, { status: state.page > loaded.pageCount ? 404 : 200 });
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} />;
}
