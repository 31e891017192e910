import { ArrowLink } from '~/ui/arrow-link';
import type { SitePage } from '../site-map';

/** Pages to go to, each with what it is about, where the one that was looked for is not. */
export function PageList({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="mt-4 border-t border-line">
      {pages.map((page) => (
        <li key={page.path} className="border-b border-line py-4">
          <ArrowLink href={page.path}>{page.label}</ArrowLink>
          <p className="text-sm text-muted">{page.summary}</p>
        </li>
      ))}
    </ul>
  );
}
