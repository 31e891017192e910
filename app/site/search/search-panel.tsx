import { Search } from 'lucide-react';
import { SearchBox } from './search-box';
import { suggestedSearches } from './suggestions';

/** The header's way to the search: a button and the panel that the browser opens for it. */
export function SearchPanel() {
  return (
    <div className="search-menu">
      <button type="button" popoverTarget="site-search" aria-label="Find on this site" className="icon-button">
        <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      <div id="site-search" popover="auto" className="menu-panel">
        <div className="page-wide py-8 lg:py-10">
          <SearchBox id="search-in-header" inPanel className="max-w-3xl" />
          <ul aria-label="Suggestions" className="mt-4 flex flex-wrap gap-x-6 text-sm">
            {suggestedSearches.map(({ label, href }) => (
              <li key={label}>
                <a
                  href={href}
                  className="inline-flex min-h-9 items-center text-muted underline decoration-line-strong underline-offset-4 transition-colors duration-(--duration-quick) hover:text-accent"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
