import { Form, Link } from 'react-router';
import { Button } from '~/ui/button';
import { inputClass } from '../fields/field';
import { RecordState } from '../record-parts';
import { fitting } from '../typed-search/fitting';
import { type Found, foundGroups, type Places, placeOptions } from './palette-option';

interface Props {
  query: string;
  found: Found[];
  places: Places | null;
}

/** The command palette as a page: every place, every new record, and whatever the search finds. Needs no scripts. */
export function FindPage({ query, found, places }: Props) {
  const options = places ? fitting(placeOptions(places), query).filter(({ href }) => href) : [];
  return (
    <section aria-labelledby="find-heading" className="max-w-3xl">
      <h2 id="find-heading" className="text-2xl">
        Find
      </h2>
      <Form role="search" action="/admin/find" className="mt-4 flex gap-2">
        <label className="grow">
          <span className="sr-only">Pages and records</span>
          <input
            type="search"
            name="q"
            key={query}
            defaultValue={query}
            maxLength={200}
            placeholder="Pages and records"
            aria-keyshortcuts="/"
            className={inputClass}
          />
        </label>
        <Button type="submit">Find</Button>
      </Form>
      {query !== '' && found.length === 0 && <p className="mt-8 text-muted">No title or name contains “{query}”.</p>}
      {foundGroups.map((group) => (
        <FoundGroup key={group} heading={group} found={found.filter((one) => one.group === group)} />
      ))}
      {options.length > 0 && (
        <>
          <h3 className="mt-8 text-base">Pages</h3>
          <ul className="mt-2 columns-2 text-sm sm:columns-3">
            {options.map(({ key, label, href }) => (
              <li key={key}>
                <a href={href} className="inline-block py-1 text-accent underline-offset-4 hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FoundGroup({ heading, found }: { heading: string; found: Found[] }) {
  if (found.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-base">{heading}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {found.map(({ href, title, tab, state }) => (
          <li key={href} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <Link to={href} className="min-w-0 grow break-words underline-offset-4 hover:underline">
              {title}
            </Link>
            <span className="shrink-0 text-xs text-muted">{tab}</span>
            <RecordState state={state} />
          </li>
        ))}
      </ul>
    </>
  );
}
