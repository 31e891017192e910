import { createContext, data, type MiddlewareFunction } from 'react-router';
import type { Refusal } from '~/lib/refusal';

/** Set by the HTTP server where the answer is to be a page of the site. */
export const refusal = createContext<Refusal | null>(null);

/** Middleware of every route: what was refused reaches none of them, and is answered by the error page. */
export const answerRefused: MiddlewareFunction<Response> = ({ context }) => {
  const refused = context.get(refusal);
  if (refused) throw data(refused, { status: refused.status });
};
