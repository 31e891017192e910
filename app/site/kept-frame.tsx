import { type ComponentProps, useEffect, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import type { frame } from './frame';

type Frame = typeof frame;
let onServer: Frame | undefined;

/** The server hands in header and footer when it starts; a browser gets them with a page as they are. */
export function provideFrame(provided: Frame): void {
  onServer = provided;
}

type Props = { [Part in keyof Frame]: { part: Part; facts: ComponentProps<Frame[Part]> } }[keyof Frame];

/**
 * Header, footer, or what stands where nothing is published. They work without scripts, so what came with the page is left as it is, and their code stays out of
 * the browser. It is fetched when they have to show something else: another address to come back to, or a page that
 * appears in place of a failed one.
 */
export function KeptFrame(props: Props) {
  const hydrated = useHydrated();
  const facts = JSON.stringify(props.facts);
  const [cameWith] = useState(hydrated ? null : facts);
  const [later, setLater] = useState<Frame>();
  const isKept = cameWith === facts;
  useEffect(() => {
    if (isKept) return;
    import('./frame').then(({ frame }) => setLater(frame)).catch(() => undefined);
  }, [isKept]);
  const code = onServer ?? later;
  // React does not look into what came as markup, neither now nor when other parts of the page change.
  if (!code) return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key={onServer ? 'server' : 'browser'} className="contents">
      {props.part === 'Header' && <code.Header {...props.facts} />}
      {props.part === 'LogoMark' && <code.LogoMark {...props.facts} />}
      {props.part === 'Footer' && <code.Footer />}
      {props.part === 'NotFoundPage' && <code.NotFoundPage {...props.facts} />}
    </div>
  );
}
