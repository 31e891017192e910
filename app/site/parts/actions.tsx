import { ButtonLink } from '~/ui/button';

export interface Action {
  label: string;
  href: string;
  /** What a label that says little alone is about, for those who hear a list of links: "Learn More" about what. */
  about?: string;
}

export function ActionLabel({ label, about }: Action) {
  return (
    <span>
      {label}
      {about && <span className="sr-only"> about {about}</span>}
    </span>
  );
}

/** The one or two things to do next: the first is the loud one. */
export function Actions({ actions, className = '' }: { actions: readonly Action[]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map((action, index) => (
        <ButtonLink key={action.label} href={action.href} size="lg" variant={index === 0 ? 'primary' : 'outline'}>
          <ActionLabel {...action} />
        </ButtonLink>
      ))}
    </p>
  );
}
