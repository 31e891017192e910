import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import type { frame } from './frame';

type Frame = typeof frame;

/** One part of the frame and what it shows. */
export type FramePart = { [Part in keyof Frame]: { part: Part; facts: ComponentProps<Frame[Part]> } }[keyof Frame];

/** The menu in the part that has the focus. */
function openerOf(part: HTMLElement | null): string | undefined {
  const focused = document.activeElement;
  return part?.contains(focused) ? focused?.closest('[popover]')?.id : undefined;
}

let onServer: ((part: FramePart) => string) | undefined;

/** The server hands in the parts' markup when it starts; a browser gets them with a page as they are. */
export function provideFrame(markup: (part: FramePart) => string): void {
  onServer = markup;
}

/**
 * Header, footer, or what stands where nothing is published. They work without scripts, so what came with the page is left as it is, and their code stays out of
 * the browser. It is fetched when they have to show something else: another address to come back to, or a page that
 * appears in place of a failed one.
 */
export function KeptFrame(props: FramePart) {
  const hydrated = useHydrated();
  const facts = JSON.stringify(props.facts);
  const [cameWith] = useState(hydrated ? null : facts);
  const [later, setLater] = useState<Frame>();
  const isKept = cameWith === facts;
  const opener = useRef<string>(undefined);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isKept) return;
    import('./frame')
      .then(({ frame }) => {
        opener.current = openerOf(shown.current);
        setLater(frame);
      })
      .catch(() => undefined);
  }, [isKept]);
  useEffect(() => {
    // A menu that is replaced is closed; whoever chose something in it goes on at its button, as after any menu.
    if (opener.current) document.querySelector<HTMLElement>(`[popovertarget="${opener.current}"]`)?.focus();
  }, [later]);
  if (!later) {
    // React does not look into what came as markup, neither now nor when other parts of the page change.
    const markup = { __html: onServer?.(props) ?? '' };
    return <div ref={shown} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
  }
  return (
    <div key="browser" className="contents">
      {props.part === 'Header' && <later.Header {...props.facts} />}
      {props.part === 'LogoMark' && <later.LogoMark {...props.facts} />}
      {props.part === 'Footer' && <later.Footer />}
      {props.part === 'NotFoundPage' && <later.NotFoundPage {...props.facts} />}
    </div>
  );
}
