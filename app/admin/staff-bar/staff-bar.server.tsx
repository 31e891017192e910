import { and, eq, isNull } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MiddlewareFunction } from 'react-router';
import { boundCollections } from '~/collections/registry.server';
import { addressOf, websiteContent, websitePages } from '~/collections/website_content/website_content';
import { websiteContentTable as sectionsTable } from '~/collections/website_content/website_content.table.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { staffContext } from '~/server/auth/session.server';
import { log } from '~/server/log.server';
import { requestInfo } from '~/server/request-info.server';
import { staffBar } from '~/server/staff-bar.server';
import { isPermitted } from '../authorise';
import { publicOf } from '../links-to.server';
import { readableRecordAt } from '../readable-record-at.server';
import styles from './staff-bar.css?url';

/** Where what a public page shows is written. */
interface WayToEditor {
  href: string;
  label: string;
  /** How the record stands, where visitors do not see it; null where they do. */
  state: string | null;
}

/** Pages of these have a frame like public ones, and ways of their own. */
const framedForStaff = /^\/(?:admin|preview|demo)(?:\/|$)/;

/** Middleware of public pages, after `staffIfAny`: whoever may edit what they read is led to its editor. */
export const barForStaff: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const staff = context.get(staffContext);
  if (!staff || request.method !== 'GET' || framedForStaff.test(url.pathname)) return next();
  try {
    context.set(staffBar, await markupFor(staff, url.pathname));
  } catch (error) {
    // The page is there without it.
    log.error({ err: error, id: context.get(requestInfo).id }, 'the bar for staff could not be made');
  }
  return next();
};

async function markupFor(staff: Staff, path: string): Promise<string> {
  return renderToStaticMarkup(<StaffBar way={await wayToEditor(staff, path)} />);
}

function StaffBar({ way }: { way: WayToEditor | null }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <aside className="floating-bar staff-bar" aria-label="For staff">
        {way?.state && <span>{way.state}</span>}
        {way && <a href={way.href}>{way.label}</a>}
        <a href="/admin">Admin</a>
      </aside>
    </>
  );
}

async function wayToEditor(staff: Staff, path: string): Promise<WayToEditor | null> {
  const page = websitePages.find((known) => addressOf(known) === path);
  if (page) {
    if (!isPermitted(staff, 'read', websiteContent)) return null;
    const sections = await orm().$count(
      sectionsTable,
      and(eq(sectionsTable.pageName, page), isNull(sectionsTable.deletedAt)),
    );
    // As long as none of its words are replaced there is nothing to be found.
    const search = sections > 0 ? `?q=${page}` : '';
    return { href: `/admin/${websiteContent.tab.path}${search}`, label: 'Edit this page', state: null };
  }
  const list = boundCollections.find((bound) => publicOf(bound)?.base === path);
  if (list) {
    const { tab, nouns } = list.declaration;
    const mayRead = isPermitted(staff, 'read', list.declaration);
    return mayRead ? { href: `/admin/${tab.path}`, label: `Edit ${nouns[1]}`, state: null } : null;
  }
  const record = await readableRecordAt(staff, path);
  if (!record) return null;
  const { editPath, publicPath, state } = record;
  return { href: editPath, label: 'Edit this page', state: publicPath === null ? state.label : null };
}
