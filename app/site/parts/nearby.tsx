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
          <li key={page.path} className="card-link group relative grid grid-cols-3 bg-ground lg:block">
            <div className="relative overflow-hidden lg:h-40">
              <LateIllustration motif={page.motif} seed={page.path} className="card-art" />
            </div>
            <div className="col-span-2 p-5">
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
