import { ArrowRight } from 'lucide-react';

/** The title of a card as its link, to which the whole card answers: for what has the classes `card-link`, `group` and `relative`. */
export function CardLink({ href, title }: { href: string; title: string }) {
  return (
    <a href={href} className="after:absolute after:inset-0">
      {title}
      <ArrowRight
        aria-hidden="true"
        className="ml-2 inline size-[0.8em] text-accent transition-transform duration-(--duration-quick) ease-(--ease-out) group-hover:translate-x-1"
      />
    </a>
  );
}
