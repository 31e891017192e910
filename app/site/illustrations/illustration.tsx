import type { Theme } from '~/lib/theme';
import { LateSheet } from './late-sheet';
import type { MotifName } from './motif-for';
import { Sheet } from './sheet';

export type { MotifName } from './motif-for';

interface IllustrationProps {
  motif: MotifName;
  seed: string;
  className?: string;
}

/** The artwork that an offering's, an industry's or a case's page opens with: 4:3, drawn from its slug. */
export function Illustration({ motif, seed, className }: IllustrationProps) {
  return <Sheet className={className} drawing={{ kind: 'illustration', motif, seed }} />;
}

/** The same further down, on a card. `theme` is the card's own, where that is not the page's. */
export function LateIllustration({ motif, seed, className, theme }: IllustrationProps & { theme?: Theme | undefined }) {
  return <LateSheet className={className} drawing={{ kind: 'illustration', motif, seed }} theme={theme} />;
}

/** The picture of an article that has none of its own: 16:9. */
export function Cover({ motif, seed, className }: IllustrationProps) {
  return <Sheet className={className} drawing={{ kind: 'cover', motif, seed }} />;
}

/** The same on a card of a list. */
export function LateCover({ motif, seed, className }: IllustrationProps) {
  return <LateSheet className={className} drawing={{ kind: 'cover', motif, seed }} />;
}
