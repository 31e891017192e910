import { ButtonLink } from '~/ui/button';
import { closestPages } from './closest-pages';
import { FringeStrip } from './fringe-strip';
import { PageList } from './parts/page-list';
import { SearchBox } from './search/search-box';
import { requirePage } from './site-map';

const fallback = ['/services', '/industries', '/solutions', '/contact'];

interface NotFoundPageProps {
  path: string;
  /** Of its heading: the admin's frame has one above it. */
  rank: 'h1' | 'h2';
}

export function NotFoundPage({ path, rank: Heading }: NotFoundPageProps) {
  const found = closestPages(path);
  const pages = found.length > 0 ? found : fallback.map(requirePage);
  return (
    <div className="page-wide py-16 lg:py-24">
      <FringeStrip bars={120} slits={22} gap={0.14} className="h-24 w-full text-text lg:h-40" />
      <div className="mt-12 grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-12">
        <div className="col-span-12 lg:col-span-6">
          <p className="font-mono text-sm text-muted">404</p>
          <Heading className="mt-3 text-4xl">Oops! Page not found</Heading>
          <p className="mt-6 max-w-[52ch] text-lg text-muted">
            Two waves cancelled out here: nothing is published at this address. It may have moved, or there is a slip in
            the spelling.
          </p>
          <SearchBox id="search" className="mt-8 max-w-xl" />
          <p className="mt-8">
            <ButtonLink href="/" size="lg" variant="outline">
              Back to the home page
            </ButtonLink>
          </p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <h2 className="text-xl">{found.length > 0 ? 'Did you mean' : 'Good places to start'}</h2>
          <PageList pages={pages} />
        </div>
      </div>
    </div>
  );
}
