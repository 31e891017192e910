import { Outlet, useLocation, useRouteError } from 'react-router';
import { loadFailedAt } from '~/admin/load-failed';
import { LoadFault } from '~/admin/shell/load-fault';
import { isFault } from '~/lib/is-fault';
import { ErrorContent } from '~/site/error-page';

/** What stands under the header of the admin: when a page fails, the header and its tabs stay. */
export default function Panel() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isFault(error)) return <ErrorContent />;
  return (
    // What the chosen tab says it controls.
    <div id="tab-panel">
      <LoadFault sentence={loadFailedAt(pathname)} />
    </div>
  );
}
