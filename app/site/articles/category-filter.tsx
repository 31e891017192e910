import { Link } from 'react-router';
import { type ListState, listHref } from './list-address';

interface CategoryFilterProps {
  base: string;
  state: ListState;
  /** The largest first. */
  categories: { name: string; count: number }[];
  /** How many to offer; the chosen one is always among them. */
  most?: number;
  label: string;
}

/** Each category is a link to the list in that state; the search stays. */
export function CategoryFilter({ base, state, categories, most = 12, label }: CategoryFilterProps) {
  const offered = categories.slice(0, most);
  const chosen = categories.find(({ name }) => name === state.category);
  if (chosen && !offered.includes(chosen)) offered.push(chosen);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        <Choice href={listHref(base, { query: state.query })} isChosen={state.category === ''}>
          All
        </Choice>
        {offered.map(({ name, count }) => (
          <Choice
            key={name}
            href={listHref(base, { query: state.query, category: name })}
            isChosen={state.category === name}
          >
            {name}
            <span className="ml-2 tabular-nums opacity-80" aria-hidden="true">
              {count}
            </span>
          </Choice>
        ))}
      </ul>
    </nav>
  );
}

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <li>
      <Link
        to={href}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors duration-(--duration-quick) ${
          isChosen ? 'border-text bg-text text-ground' : 'border-line-strong hover:border-text hover:bg-raised'
        }`}
      >
        {children}
      </Link>
    </li>
  );
}
