import { HEIGHT, WIDTH } from './drawing';
import type { MotifName } from './motif-for';
import { Sheet } from './sheet';

export { Cover } from './cover';
export { type MotifName, motifFor, motifNames } from './motif-for';

/** The artwork of an offering, an industry or a case: 4:3, drawn from its slug. */
export function Illustration({ motif, seed, className }: { motif: MotifName; seed: string; className?: string }) {
  return (
    <Sheet
      box={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      drawing={{ kind: 'illustration', subject: motif, seed }}
    />
  );
}
