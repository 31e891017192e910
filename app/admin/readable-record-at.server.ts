import { boundCollections } from '~/collections/registry.server';
import type { Staff } from '~/lib/roles';
import { isPermitted } from './authorise';
import { findRecordAt } from './dead-links/dead-links.server';
import type { RecordUse } from './record-use';

/** The record at a path of this site, drafts and the bin too, where this person may read it; null where there is none. */
export async function readableRecordAt(staff: Staff, path: string): Promise<RecordUse | null> {
  const record = await findRecordAt(path);
  const collection = boundCollections.find(({ declaration }) => declaration.tab.label === record?.tab);
  return collection && isPermitted(staff, 'read', collection.declaration) ? record : null;
}
