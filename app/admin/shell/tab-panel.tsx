import type { ReactNode } from 'react';
import type { Toast } from '~/lib/toast';
import { ShowToast } from '~/ui/toast';

interface TabPanelProps {
  label: string;
  /** What was just done, or could not be. */
  toast: Toast | null | undefined;
  children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ label, toast, children }: TabPanelProps) {
  return (
    <div id="tab-panel" role="tabpanel" aria-label={label}>
      {toast && <ShowToast toast={toast} />}
      {children}
    </div>
  );
}
