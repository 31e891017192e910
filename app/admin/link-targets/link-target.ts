import type { RecordCard } from '~/collections/record-card';

/** Where a link may lead on this site, as the editor offers it. */
export interface LinkTarget {
  /** The canonical address, without the site's origin. */
  path: string;
  title: string;
  /** Which kind it is of: `Page`, or the tab of its collection. */
  kind: string;
  /** How it stands, where visitors can't read it now. */
  state: Pick<RecordCard['state'], 'label'> | null;
}
