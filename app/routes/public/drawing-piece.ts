import { piecePath } from '~/site/illustrations/drawing';
import { answerDrawing, noDrawing } from '~/site/illustrations/drawing-answer.server';
import { pieceFile, readPiece } from '~/site/illustrations/pieces.server';
import type { Route } from './+types/drawing-piece';

/** Pictures that every page has, as files: `/drawings/2/wordmark-dark.svg`. */
export function loader({ params, request }: Route.LoaderArgs) {
  const asked = readPiece(params.file);
  if (!asked) return noDrawing();
  return answerDrawing(request, pieceFile(asked.name, asked.theme), piecePath(asked.name, asked.theme));
}
