import { Link } from 'react-router';
import {
  type DocumentationCategory,
  documentationCategories,
  documentationCategoryLabels,
} from '~/collections/documentation/documentation-categories';
import { type ListState, listHref } from '~/site/articles/list-address';

const base = '/documentation';

export interface MenuData {
  /** Categories with public pages. */
  categories: { name: DocumentationCategory; count: number }[];
  state: ListState;
  /** The page being read, and all of its category. */
  reading?: { slug: string; category: DocumentationCategory; pages: { slug: string; title: string }[] };
}

/** Beside the text on large screens, folded above it on small ones. */
export function DocumentationMenu(props: MenuData) {
  return (
    <>
      <details className="fold no-print border-y border-line lg:hidden">
        <summary className="flex min-h-13 items-center justify-between font-medium">
          Documentation menu
          <span aria-hidden="true" className="fold-plus font-mono text-lg text-accent">
            +
          </span>
        </summary>
        <div className="pb-5">
          <Categories {...props} />
        </div>
      </details>
      <div className="contents-side no-print -ml-2 pl-2 max-lg:hidden">
        <Categories {...props} />
      </div>
    </>
  );
}

/** `advanced` is for staff to use; visitors see it once something stands in it. */
function Categories({ categories, state, reading }: MenuData) {
  const counts = new Map(categories.map(({ name, count }) => [name, count]));
  const offered = documentationCategories.filter((name) => name !== 'advanced' || counts.has(name));
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const chosen = reading ? null : state.category;
  // From a page, a category is a new list; on the list, it keeps the search.
  const query = reading ? '' : state.query;
  const leaves = reading !== undefined;
  return (
    <nav aria-label="Documentation categories" className="text-sm">
      <ul className="grid gap-0.5">
        <Category href={listHref(base, { query })} label="All" count={all} isChosen={chosen === ''} leaves={leaves} />
        {offered.map((name) => (
          <Category
            key={name}
            href={listHref(base, { query, category: name })}
            label={documentationCategoryLabels[name]}
            count={counts.get(name) ?? 0}
            isChosen={chosen === name}
            leaves={leaves}
          >
            {reading?.category === name && <Pages reading={reading} state={state} />}
          </Category>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryProps {
  href: string;
  label: string;
  count: number;
  isChosen: boolean;
  /** To another page, not to another state of this one. */
  leaves: boolean;
  children?: React.ReactNode;
}

function Category({ href, label, count, isChosen, leaves, children }: CategoryProps) {
  return (
    <li>
      <Link
        to={href}
        reloadDocument={leaves}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-9 items-center justify-between gap-3 rounded-sm px-3 text-text transition-colors duration-(--duration-quick) hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong"
      >
        <span className={children ? 'font-medium' : ''}>{label}</span>
        <span className="text-xs text-muted tabular-nums" aria-hidden="true">
          {count}
        </span>
      </Link>
      {children}
    </li>
  );
}

function Pages({ reading, state }: { reading: NonNullable<MenuData['reading']>; state: ListState }) {
  return (
    <ul className="mt-1 mb-3 ml-3 border-l border-line">
      {reading.pages.map(({ slug, title }) => (
        <li key={slug}>
          <a
            href={listHref(`${base}/${slug}`, state)}
            aria-current={slug === reading.slug ? 'page' : undefined}
            className="-ml-px block border-l border-transparent py-1.5 pr-2 pl-4 leading-snug text-muted transition-colors duration-(--duration-quick) hover:border-line-strong hover:text-text aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
