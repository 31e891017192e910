import { data, redirect } from 'react-router';
import { findOpenPosition, firstOpenPositions, relatedPositions } from '~/collections/careers/careers.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { missingHead } from '~/site/articles/article-head';
import { MissingPosition } from '~/site/careers/missing-position';
import { positionHead } from '~/site/careers/position-head';
import { PositionPage } from '~/site/careers/position-page';
import { oursToMend } from '~/site/failed-load';
import { loadOrFail } from '~/site/load-or-fail.server';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/career';

const closed = {
  title: 'Position not available',
  text: 'There is no open position at this address. It may have been filled or closed, or its deadline has passed.',
};
const failed = {
  title: 'This position could not be loaded',
  text: oursToMend,
};

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const origin = originFrom(matches);
  if (loaderData?.position) return positionHead(loaderData.position, origin);
  const { title, text } = loaderData?.failure ? failed : closed;
  return missingHead({ title, description: text, path: location.pathname, origin });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const position = await findOpenPosition(idOrSlug);
  if (position) return { position, others: await relatedPositions(position) };
  return { position, others: await firstOpenPositions(3) };
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { loaded, failure } = await loadOrFail(context, 'Failed to fetch careers', () => loadPage(params.slug));
  if (failure) return data({ position: null, others: [], failure }, { status: 500 });
  const { position } = loaded;
  if (position && position.slug !== params.slug) {
    throw redirect(`/careers/${position.slug}${new URL(request.url).search}`, 301);
  }
  return data({ ...loaded, failure: null }, { status: position ? 200 : 404 });
}

export default function Career({ loaderData: { position, others, failure } }: Route.ComponentProps) {
  if (position) return <PositionPage position={position} related={others} />;
  return <MissingPosition {...(failure ? failed : closed)} requestId={failure?.requestId} open={others} />;
}
