import { ButtonLink } from '~/ui/button';

export interface Action {
  label: string;
  href: string;
}

/** The one or two things to do next: the first is the loud one. */
export function Actions({ actions, className = '' }: { actions: readonly Action[]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={label} href={href} size="lg" variant={index === 0 ? 'primary' : 'outline'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
