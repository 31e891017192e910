import { isProofAsked, makeChallenge } from '~/server/proof/proof-of-work.server';
import { provenForms } from '~/server/proof/proven-forms';
import type { Route } from './+types/proof-challenge';

export async function loader({ params }: Route.LoaderArgs) {
  const form = provenForms.find((known) => known === params.form);
  if (!form || !isProofAsked()) return new Response('There is no such challenge.', { status: 404 });
  return Response.json(await makeChallenge(form), { headers: { 'cache-control': 'private, no-store' } });
}
