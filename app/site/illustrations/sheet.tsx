import { useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { type Drawing, heightOf, WIDTH } from './drawing';
import { LateSheet } from './late-sheet';
import { drawingOnce } from './markup-once';

interface SheetProps {
  className?: string | undefined;
  drawing: Drawing;
}

/**
 * A drawing in the page itself, for what visitors see first. Every picture opens the same way; the defaults here keep the
 * markup of the paths short.
 *
 * A picture that came with the page is left as it is when React takes over: drawing it a second time would cost a phone
 * more than everything else on the page. One that appears later is fetched as a file.
 */
export function Sheet({ className, drawing }: SheetProps) {
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated);
  if (!cameWithPage) return <LateSheet className={className} drawing={drawing} />;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${heightOf(drawing)}`}
      className={className}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      role="presentation"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawingOnce(drawing) }}
    />
  );
}
