import type { ReactNode } from 'react';
import { Illustration, type MotifName } from '../illustrations/illustration';
import { type Action, Actions } from './actions';

export interface HeroProps {
  /** Where the page belongs, in a word or two. */
  eyebrow: string;
  title: string;
  lead: string;
  actions: readonly Action[];
  motif: MotifName;
  /** What the drawing is computed from: the page's path. */
  seed: string;
  /** One line of proof under the actions. */
  proof?: ReactNode;
}

/** Words on the left, a square picture on the right. */
export function SplitHero({ eyebrow, title, lead, actions, motif, seed, proof }: HeroProps) {
  return (
    <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-12 pt-12 pb-16 lg:gap-x-8 lg:pt-20 lg:pb-24">
      <div className="col-span-12 lg:col-span-7">
        <p className="font-medium text-accent">{eyebrow}</p>
        <h1 className="mt-4 text-4xl">{title}</h1>
        <p className="mt-7 max-w-[60ch] text-lg leading-relaxed text-muted">{lead}</p>
        <Actions actions={actions} className="mt-9" />
        {proof && <div className="mt-10">{proof}</div>}
      </div>
      <div className="col-span-12 lg:col-span-5">
        <Illustration motif={motif} seed={seed} className="block aspect-4/3 w-full lg:aspect-square" />
      </div>
    </div>
  );
}

/** Motifs that have what they are about in their lower half: a band of them is cut lower, so that it is in it at every width. */
const lowMotifs: ReadonlySet<MotifName> = new Set(['decision-boundary', 'energy-landscape', 'signal', 'strata']);

/** The title across the page, the lead beside it, the picture as a band below. */
export function BandHero({ eyebrow, title, lead, actions, motif, seed, proof }: HeroProps) {
  return (
    <div className="border-b border-line">
      <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-8 pt-12 pb-12 lg:gap-x-8 lg:pt-20 lg:pb-16">
        <p className="col-span-12 font-medium text-accent">{eyebrow}</p>
        <h1 className="col-span-12 -mt-4 text-5xl leading-[0.98] lg:col-span-8 lg:pr-8">{title}</h1>
        <div className="col-span-12 self-end md:col-span-9 lg:col-span-4">
          <p className="text-lg leading-relaxed text-muted">{lead}</p>
          <Actions actions={actions} className="mt-7 lg:[&>a]:px-5" />
          {proof && <div className="mt-7">{proof}</div>}
        </div>
      </div>
      <div className="relative h-[clamp(12rem,34vw,max(30rem,26vw))] overflow-hidden border-t border-line">
        <Illustration motif={motif} seed={seed} className={lowMotifs.has(motif) ? 'hero-band-low' : 'hero-band-art'} />
      </div>
    </div>
  );
}

/** Night on both themes: the picture fills the right half up to the edge of the window. */
export function InkHero({ eyebrow, title, lead, actions, motif, seed, proof }: HeroProps) {
  return (
    <div className="on-ink relative overflow-hidden">
      <div className="relative h-[clamp(13rem,56vw,24rem)] overflow-hidden lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[46%]">
        <Illustration motif={motif} seed={seed} className="hero-band-art" />
      </div>
      <div className="page-wide relative grid grid-cols-12 gap-x-4 py-14 lg:min-h-[38rem] lg:content-center lg:gap-x-8 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <p className="font-medium text-accent">{eyebrow}</p>
          <h1 className="mt-4 text-4xl">{title}</h1>
          <p className="mt-7 max-w-[56ch] text-lg leading-relaxed text-muted">{lead}</p>
          <Actions actions={actions} className="mt-9" />
          {proof && <div className="mt-10">{proof}</div>}
        </div>
      </div>
    </div>
  );
}
