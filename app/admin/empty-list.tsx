import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  icon: LucideIcon;
  sentence: string;
  /** What will stand here, where nothing does yet. */
  help?: string;
  /** Where everything is listed, when a search or a filter left nothing over. */
  showAll?: string | false;
  /** The one thing to do now. */
  children?: ReactNode;
}

/** In place of a list that has nothing to show. */
export function EmptyList({ icon: Icon, sentence, help, showAll, children }: Props) {
  return (
    <div className="grid justify-items-center rounded-md border border-dashed border-line-strong px-6 py-14 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="font-medium">{sentence}</p>
      {help && <p className="mt-1.5 max-w-[52ch] text-sm text-balance text-muted">{help}</p>}
      {showAll && (
        <Link to={showAll} className="mt-2 text-sm text-accent underline underline-offset-4">
          Show all
        </Link>
      )}
      {children && <div className="mt-5">{children}</div>}
    </div>
  );
}
