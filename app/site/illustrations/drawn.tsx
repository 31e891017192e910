import { drawCover } from './cover-drawing';
import type { Drawing } from './drawing';
import { HEIGHT, WIDTH } from './geometry';
import { ground } from './ink';
import type { MotifName } from './motif-for';
import { MOTIFS } from './motifs';
import { rect } from './path';

/** The content of a sheet. The only way to the motifs, which browsers never get. */
export function Drawn({ drawing }: { drawing: Drawing }) {
  const { kind, motif, seed } = drawing;
  return kind === 'cover' ? drawCover(motif, seed) : drawIllustration(motif, seed);
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
