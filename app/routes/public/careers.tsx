import { data, redirect } from 'react-router';
import { listOpenPositions } from '~/collections/careers/careers.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { nameInOtherCapitals } from '~/site/articles/list-address';
import { CareersPage } from '~/site/careers/careers-page';
import { positionsHref, readDepartment } from '~/site/careers/position-words';
import { loadOrFail } from '~/site/load-or-fail.server';
import { originFrom, pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/careers';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...requirePage('/careers'), origin: originFrom(matches) });
}

const listPositions = remembered(listOpenPositions);

export async function loader({ request, context }: Route.LoaderArgs) {
  const department = readDepartment(new URL(request.url).searchParams);
  const { loaded, failure } = await loadOrFail(context, 'Failed to fetch careers', listPositions);
  const positions = loaded ?? [];
  const written = positions.map((position) => position.department);
  const meant = nameInOtherCapitals(department, written);
  if (meant !== undefined) throw redirect(positionsHref(meant), 301);
  return data({ positions, department, failed: failure !== null }, { status: failure ? 500 : 200 });
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} />;
}
