import type { LucideIcon } from 'lucide-react';
import { ariaShortcut, shortcutText } from './platform';

export interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  disabled?: boolean;
  danger?: boolean;
  /** Where its tooltip stands. */
  tip?: 'start' | 'end' | 'above';
  onPress: () => void;
}

/** A button with a picture, named by its tooltip. A press leaves the selection in the text as it is. */
export function ToolButton(props: ToolButtonProps) {
  const {
    label,
    icon: Icon,
    keys,
    pressed,
    expanded,
    disabled = false,
    danger = false,
    tip = 'start',
    onPress,
  } = props;
  return (
    <button
      type="button"
      className={`editor-tool ${danger ? 'editor-tool-danger' : ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      data-tip={keys ? `${label}  ${shortcutText(keys)}` : label}
      data-tip-at={tip}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
