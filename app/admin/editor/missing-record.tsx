import { Link } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { useListSearch } from '../use-list-search';

/** In the place of an editor whose record does not exist. */
export function MissingRecord({ collection }: { collection: CollectionDeclaration }) {
  const search = useListSearch();
  return (
    <section aria-label="Not found" className="mb-8 rounded-lg border border-line-strong bg-raised p-5">
      <h2 className="text-lg">This {collection.singular} does not exist</h2>
      <p className="mt-1 text-sm text-muted">
        Somebody may have deleted it, or the address is wrong.{' '}
        <Link to={`/admin/${collection.tab.path}${search}`} className="text-accent underline underline-offset-4">
          Back to the list
        </Link>
      </p>
    </section>
  );
}
