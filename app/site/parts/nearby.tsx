import { LateIllustration } from '../illustrations/illustration';
import { relatedPages, requirePage } from '../site-map';
import { CardLink } from './card-link';

/** Where a reader of this page would look next: each page with the drawing that it opens with. */
export function Nearby({ path, title = 'Nearby' }: { path: string; title?: string }) {
  const pages = relatedPages(requirePage(path));
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Related pages" className="page-wide section-y">
      <h2 className="pb-8 text-2xl">{title}</h2>
      <ul className="grid gap-px border border-line bg-line lg:auto-cols-fr lg:grid-flow-col">
        {pages.map((page) => (
          <li
            key={page.path}
            className="card-link group relative grid grid-cols-[minmax(0,4fr)_minmax(0,8fr)] bg-ground lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
          >
            <div className="relative min-h-28 overflow-hidden lg:h-40">
              <LateIllustration motif={page.motif} seed={page.path} className="card-art" />
            </div>
            <div className="p-5 lg:p-6">
              <h3 className="text-lg">
                <CardLink href={page.path} title={page.label} />
              </h3>
              <p className="mt-2 text-sm text-muted">{page.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
