import { data, redirect } from 'react-router';
import { findRow } from '~/admin/stored-row.server';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import { longDate } from '~/lib/dates';
import { recordOfLink } from '~/server/previews/preview-links.server';
import { BrokenLink, brokenLinkHeading } from '~/site/broken-link';
import previewStyles from '~/site/preview/preview.css?url';
import { previewOf } from '~/site/preview/preview.server';
import { PreviewedPage } from '~/site/preview/previewed-page';
import type { Route } from './+types/shared-preview';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: previewStyles }];

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
}

/** What somebody without an account sees by the link that an editor gave them: the record as it is saved now. */
export async function loader({ params }: Route.LoaderArgs) {
  const link = await recordOfLink(orm(), params.token);
  const collection = link && boundCollections.find(({ declaration }) => declaration.name === link.collection);
  const row = collection ? await findRow(orm(), collection, link.recordId) : null;
  const preview = collection && row ? await previewOf(collection.declaration.name, row) : null;
  if (!collection || !row || !preview) return data({ shown: null }, { status: 404 });
  const { title, state, publicPath } = collection.toCard(row, new Date());
  if (state.isPublic && publicPath) throw redirect(publicPath);
  const note = `Not published yet. Shared with you until ${longDate(link.expiresAt)}.`;
  return data({ shown: { preview, title, label: state.label, note } });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.shown ? `Preview: ${loaderData.shown.title}` : brokenLinkHeading;
  return [
    { title: `${title} | Quzones` },
    { name: 'robots', content: 'noindex, nofollow' },
    // Whoever has the address can read the page: no other site may learn it.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function SharedPreview({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) {
    return (
      <BrokenLink about="Preview" way={{ href: '/insights', label: 'Read what is published' }}>
        It was taken back, its week is over, or the page it led to is gone. Ask whoever sent it to you for a new one.
      </BrokenLink>
    );
  }
  const { preview, label, note } = shown;
  return <PreviewedPage preview={preview} label={label} note={note} back={null} sharing={null} />;
}
