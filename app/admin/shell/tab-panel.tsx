import type { ReactNode } from 'react';
import type { Toast } from '~/lib/toast';
import { ShowToast, ShowToastMeanwhile } from '~/ui/toast';

interface TabPanelProps {
  label: string;
  /** What was just done, or could not be. */
  toast: Toast | null | undefined;
  /** Why it could not be loaded. */
  failure?: Toast | null;
  children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ label, toast, failure, children }: TabPanelProps) {
  return (
    <div id="tab-panel" role="tabpanel" aria-label={label}>
      {toast ? <ShowToast toast={toast} /> : failure && <ShowToastMeanwhile toast={failure} />}
      {children}
    </div>
  );
}
