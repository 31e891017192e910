import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Props {
  id: string;
  /** What the button shows. */
  button: ReactNode;
  /** For a button whose words don't say enough. */
  label?: string | undefined;
  buttonClassName: string;
  children: ReactNode;
}

/**
 * A button and the panel that the browser opens for it, without scripts; it closes when another page is opened, and when the focus
 * goes on to something else, which it might cover.
 */
export function PopoverMenu({ id, button, label, buttonClassName, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key && panel.current?.matches(':popover-open')) panel.current.hidePopover();
    shownAt.current = key;
  }, [key]);
  return (
    <div
      className="shrink-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      <button type="button" popoverTarget={id} aria-label={label} className={buttonClassName}>
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className="admin-menu">
        {children}
      </div>
    </div>
  );
}
