import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'outline' | 'danger-outline' | 'quiet' | 'inverse' | 'danger';
export type ButtonSize = 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-medium no-underline select-none ' +
  'transition-colors duration-(--duration-quick) ease-(--ease-out) ' +
  'active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  outline: 'border-line-strong bg-transparent text-text hover:border-text hover:bg-raised',
  /** Leads to something that can't be had back, or ends it; what it asks first is `danger`. */
  'danger-outline': 'border-line-strong bg-transparent text-danger hover:border-text hover:bg-raised',
  quiet: 'border-transparent bg-transparent text-text hover:bg-sunken',
  danger: 'border-danger bg-danger text-ground hover:border-text hover:bg-text',
  inverse:
    'border-on-accent bg-on-accent text-accent-strong hover:bg-accent-soft hover:border-accent-soft hover:text-text',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-10 px-4 py-2 text-sm leading-none whitespace-nowrap',
  lg: 'min-h-13 px-4 py-3 text-center text-base leading-tight sm:px-6',
};

/** The look of a button, for what has to be some other element. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra = ''): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${extra}`.trimEnd();
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

/** A link that asks to be pressed. */
export function ButtonLink({ variant, size, className, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={buttonClass(variant, size, className)} />;
}

/** One that says it is disabled keeps the focus and does nothing: what it began is under way, and is not begun twice. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  onClick,
  ...rest
}: Look & ComponentProps<'button'>) {
  const isOff = rest['aria-disabled'] === true;
  return (
    <button
      {...rest}
      type={type}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
    />
  );
}
