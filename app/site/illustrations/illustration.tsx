import { drawnOnce } from './drawn-once';
import { HEIGHT, WIDTH } from './geometry';
import { ground, Sheet } from './ink';
import type { MotifName } from './motif-for';
import { rect } from './path';

export { Cover } from './cover';
export { type MotifName, motifFor, motifNames } from './motif-for';

/** The artwork of an offering, an industry or a case: 4:3, drawn from its slug. */
export function Illustration({ motif, seed, className }: { motif: MotifName; seed: string; className?: string }) {
  return (
    <Sheet
      box={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      draw={() => (
        <>
          <path d={rect(0, 0, WIDTH, HEIGHT)} fill={ground.sunken} />
          {drawnOnce(motif, seed, ground.sunken)}
        </>
      )}
    />
  );
}
