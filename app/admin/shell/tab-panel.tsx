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
      <TabToast toast={toast} failure={failure} />
      {children}
    </div>
  );
}

/** What was just done goes before what could not be loaded, whose toast stays only as long as that is so. */
export function TabToast({ toast, failure }: Pick<TabPanelProps, 'toast' | 'failure'>) {
  if (toast) return <ShowToast toast={toast} />;
  return failure && <ShowToastMeanwhile toast={failure} />;
}
