import type { CSSProperties } from 'react';
import type { Theme } from '~/lib/theme';
import { useTheme } from '../theme-choice';

interface LateFileProps {
  /** Where the file for a theme is. */
  path: (theme: Theme) => string;
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Where it lies on a ground of its own; otherwise it is drawn for the page's theme. */
  theme?: Theme | undefined;
}

/**
 * A drawing as a file of its own, which browsers fetch once the words have been painted: in the page, a dozen of them would weigh
 * three times as much as everything else there. A file knows nothing of the page's colours, so there is one for each theme.
 */
export function LateFile({ theme, ...file }: LateFileProps) {
  const chosen = useTheme();
  return <ThemedFile {...file} theme={theme ?? chosen} />;
}

/** The same where the theme is said; undefined follows the system. It asks no page: header and footer are rendered without one. */
export function ThemedFile({ path, width, height, className = '', theme }: LateFileProps) {
  const files = {
    '--by-day': `url("${path(theme ?? 'light')}")`,
    ...(theme === undefined && { '--by-night': `url("${path('dark')}")` }),
  };
  const style: CSSProperties = { aspectRatio: `${width} / ${height}`, ...files };
  return <span className={`late-file ${className}`} style={style} />;
}
