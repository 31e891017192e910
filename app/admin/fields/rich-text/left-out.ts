import type { Toast } from '~/lib/toast';
import type { LeftOutFrames } from './pasted-frames';

/** What a pasted text had that an article can't have. */
export interface LeftOut {
  /** Pictures that can't be reached from here. */
  pictures: number;
  frames: LeftOutFrames;
  hasFields: boolean;
}

/** Says what is missing of a pasted text, and what stands in its place; null when it is whole. */
export function leftOutToast({ pictures, frames: { linked, lost }, hasFields }: LeftOut): Toast | null {
  const sentences = [
    ...(pictures > 0 ? [missing(pictures)] : []),
    ...(lost > 0 ? [unheld(lost)] : []),
    ...(hasFields ? ["The fields of a form were left out: articles can't hold them."] : []),
    ...(linked > 0 ? [replaced(linked)] : []),
  ];
  if (sentences.length === 0) return null;
  const description = sentences.join(' ');
  if (pictures > 0) return { title: 'Pictures left out', description, variant: 'destructive' };
  // Nothing is lost: nobody has to dismiss it.
  if (lost === 0 && !hasFields) return { title: 'Links in place of videos', description };
  return { title: 'Not all was pasted', description, variant: 'destructive' };
}

function missing(pictures: number): string {
  return pictures === 1
    ? 'One picture is missing: the other program keeps it to itself. Insert it from its file.'
    : `${pictures} pictures are missing: the other program keeps them to itself. Insert them from their files.`;
}

function unheld(frames: number): string {
  return frames === 1
    ? "A video or frame was left out: articles can't hold them. A link to it can stand instead."
    : `${frames} videos or frames were left out: articles can't hold them. Links to them can stand instead.`;
}

function replaced(frames: number): string {
  return frames === 1
    ? "A link stands in the place of a video or frame: articles can't hold them."
    : `Links stand in the place of ${frames} videos or frames: articles can't hold them.`;
}
