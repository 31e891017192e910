import { ArrowLink } from '~/ui/arrow-link';
import { relatedPages, requirePage } from '../site-map';

/** Where a reader of this page would look next. */
export function Nearby({ path, title = 'Nearby' }: { path: string; title?: string }) {
  const pages = relatedPages(requirePage(path));
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Related pages" className="page-wide grid grid-cols-12 gap-x-4 gap-y-6 py-16 lg:gap-x-8 lg:py-24">
      <h2 className="col-span-12 text-2xl lg:col-span-4">{title}</h2>
      <ul className="col-span-12 border-t border-line lg:col-span-8">
        {pages.map((page) => (
          <li key={page.path} className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[14rem_1fr]">
            <ArrowLink href={page.path}>{page.label}</ArrowLink>
            <span className="text-muted">{page.summary}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
