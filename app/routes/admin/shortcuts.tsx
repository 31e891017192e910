import { useRouteLoaderData } from 'react-router';
import { editorShortcuts } from '~/admin/editor/editor-shortcuts';
import { requireTool } from '~/admin/route-support.server';
import { ShortcutList } from '~/admin/shortcuts/shortcut-list';
import { shortcutGroups } from '~/admin/shortcuts/shortcuts';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/shortcuts';
import type { loader as dashboardLoader } from './dashboard';

export function loader({ context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'shortcuts');
  return null;
}

export default function Shortcuts() {
  const desk = useRouteLoaderData<typeof dashboardLoader>('routes/admin/dashboard');
  return (
    <section aria-labelledby="shortcuts-heading" className="max-w-4xl">
      <h2 id="shortcuts-heading" className="mb-4 text-2xl">
        Keyboard shortcuts
      </h2>
      <ShortcutList groups={shortcutGroups(desk?.tabs ?? [], editorShortcuts)} />
    </section>
  );
}
