import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import type { Drawing } from './drawing';
import { drawingOnce } from './markup-once';

interface SheetProps {
  box: string;
  className?: string | undefined;
  drawing: Drawing;
}

/** Where the motifs can't be fetched, the sheet stays empty: a picture is no reason to lose the page. */
const DrawnLater = lazy(
  (): Promise<{ default: ComponentType<{ drawing: Drawing }> }> =>
    import('./drawn').then(({ Drawn }) => ({ default: Drawn })).catch(() => ({ default: () => null })),
);

/**
 * Every picture opens the same way; the defaults here keep the markup of the paths short.
 *
 * A picture that came with the page is left as it is when React takes over: drawing it a second time would cost a phone
 * more than everything else on the page. One that appears later, in a list that was searched, is drawn in the browser,
 * which fetches the motifs then.
 */
export function Sheet({ box, className, drawing }: SheetProps) {
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated);
  const content = cameWithPage
    ? { dangerouslySetInnerHTML: { __html: drawingOnce(drawing) } }
    : {
        children: (
          <Suspense>
            <DrawnLater drawing={drawing} />
          </Suspense>
        ),
      };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={box}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      role="presentation"
      suppressHydrationWarning
      {...content}
    />
  );
}
