import { Link } from 'react-router';
import { type ListState, listHref } from './list-address';

interface CategoryFilterProps {
  base: string;
  state: ListState;
  /** The largest first. */
  categories: { name: string; count: number }[];
  /** How many to offer at once; the chosen one is always among them. */
  most?: number;
  /** What the others are called: they open below. Without a name there is no way to them here. */
  others?: string | undefined;
  label: string;
}

/** How many open below: a list is no heavier for tags that are used once or twice. */
const mostOthers = 100;

/** Each category is a link to the list in that state; the search stays. */
export function CategoryFilter({ base, state, categories, most = 12, others, label }: CategoryFilterProps) {
  const offered = categories.slice(0, most);
  const chosen = categories.find(({ name }) => name === state.category);
  if (chosen && !offered.includes(chosen)) offered.push(chosen);
  // Nothing to choose from, as in a list that is empty or was not reached.
  if (offered.length === 0 && state.category === '') return null;
  const rest = categories.slice(most, most + mostOthers).filter((each) => each !== chosen);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        <Choice href={listHref(base, { query: state.query })} isChosen={state.category === ''}>
          All
        </Choice>
        <CategoryChoices base={base} state={state} categories={offered} />
      </ul>
      {others && rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline underline-offset-4">
            {rest.length} more {others}
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">
            <CategoryChoices base={base} state={state} categories={rest} />
          </ul>
        </details>
      )}
    </nav>
  );
}

function CategoryChoices({ base, state, categories }: Pick<CategoryFilterProps, 'base' | 'state' | 'categories'>) {
  return categories.map(({ name, count }) => (
    <Choice key={name} href={listHref(base, { query: state.query, category: name })} isChosen={state.category === name}>
      {name}
      <span className="ml-2 tabular-nums opacity-80" aria-hidden="true">
        {count}
      </span>
    </Choice>
  ));
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
