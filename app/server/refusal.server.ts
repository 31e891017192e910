import { createContext, data, type MiddlewareFunction } from 'react-router';

/** A request that the HTTP server takes no further, in words for the person who sent it. */
export interface Refusal {
  status: number;
  sentence: string;
}

/** Set by the HTTP server where the answer is to be a page of the site. */
export const refusal = createContext<Refusal | null>(null);

/** Middleware of every route: what was refused reaches none of them, and is answered by the error page. */
export const answerRefused: MiddlewareFunction<Response> = ({ context }) => {
  const refused = context.get(refusal);
  if (refused) throw data(refused.sentence, { status: refused.status });
};
