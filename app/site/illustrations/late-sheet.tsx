import type { Theme } from '~/lib/theme';
import { type Drawing, drawingPath, heightOf, WIDTH } from './drawing';
import { LateFile } from './late-file';
import { noteShown } from './shown-drawings';

interface LateSheetProps {
  drawing: Drawing;
  className?: string | undefined;
  theme?: Theme | undefined;
}

/** A drawing from its seed as a file, in a frame of any shape. */
export function LateSheet({ drawing, className, theme }: LateSheetProps) {
  noteShown(drawing);
  return (
    <LateFile
      path={(shown) => drawingPath(drawing, shown)}
      width={WIDTH}
      height={heightOf(drawing)}
      className={`bg-cover ${className ?? ''}`}
      theme={theme}
    />
  );
}
