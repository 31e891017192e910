import { HEIGHT, WIDTH } from './geometry';
import { ground, Sheet } from './ink';
import type { MotifName } from './motif-for';
import { MOTIFS } from './motifs';
import { rect } from './path';

export { Cover } from './cover';
export { type MotifName, motifFor, motifNames } from './motif-for';

/** The artwork of an offering, an industry or a case: 4:3, drawn from its slug. */
export function Illustration({ motif, seed, className }: { motif: MotifName; seed: string; className?: string }) {
  return (
    <Sheet
      box={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      drawingKey={`illustration ${motif} ${seed}`}
      draw={() => drawIllustration(motif, seed)}
    />
  );
}

function drawIllustration(motif: MotifName, seed: string) {
  const Motif = MOTIFS[motif];
  return (
    <>
      <path d={rect(0, 0, WIDTH, HEIGHT)} fill={ground.sunken} />
      <Motif seed={seed} paper={ground.sunken} />
    </>
  );
}
