import { drawingPath } from '~/site/illustrations/drawing';
import { answerDrawing, noDrawing } from '~/site/illustrations/drawing-answer.server';
import { drawingFile, readDrawing } from '~/site/illustrations/drawing-file.server';
import { isShown } from '~/site/illustrations/shown-drawings';
import type { Route } from './+types/drawing';

/** The site's own drawings as files: `/drawings/2/cover/lattice-dark.svg?seed=a-slug`. */
export function loader({ params, request }: Route.LoaderArgs) {
  const asked = readDrawing(params.kind, params.file, new URL(request.url).searchParams.get('seed'));
  if (!asked) return noDrawing();
  const { drawing, theme } = asked;
  return answerDrawing(request, drawingFile(drawing, theme), isShown(drawing) ? drawingPath(drawing, theme) : null);
}
