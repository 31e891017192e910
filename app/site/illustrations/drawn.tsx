import { drawCover } from './cover-drawing';
import type { Drawing } from './drawing';
import { HEIGHT, WIDTH } from './geometry';
import { ground } from './ink';
import type { MotifName } from './motif-for';
import { MOTIFS } from './motifs';
import { rect } from './path';

/** The content of a sheet. The only way to the motifs, so that browsers get them when there is something to draw. */
export function Drawn({ drawing }: { drawing: Drawing }) {
  return drawing.kind === 'cover'
    ? drawCover(drawing.seed, drawing.subject)
    : drawIllustration(drawing.subject, drawing.seed);
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
