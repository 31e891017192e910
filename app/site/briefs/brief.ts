import type { ClaimId } from '../claims';

/** A statement in two parts; one with a figure names the claim and the register has the words. */
export type BriefFact = { claim: ClaimId } | { term: string; text: string };

export interface BriefAction {
  label: string;
  href: string;
}

/** The short text of a page: what it is about, three facts, and where to go from there. */
export interface Brief {
  /** The page's one h1. */
  heading: string;
  /** Two or three sentences. */
  lead: string;
  facts: [BriefFact, BriefFact, BriefFact];
  actions: [BriefAction, ...BriefAction[]];
}
