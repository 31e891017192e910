import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import type { Toast } from '~/lib/toast';
import { authorise } from './authorise';
import { type ChangeOutcome, refusedOrFailed } from './change-outcome.server';
import { adminTools } from './tools';

/** Who acts, on which page beside the tabs. */
export interface ToolRequest {
  staff: Staff | null;
  requestId: string;
  /** Of `adminTools`. */
  path: string;
}

/**
 * A change on a page beside the tabs: who -> may they -> the change with its audit row, all or nothing -> message.
 * `change` throws ChangeRefusedError when it can't be done; `failed` is said when it fails.
 */
export async function changeWithTool(
  { staff, requestId, path }: ToolRequest,
  failed: string,
  change: (tx: Orm, staff: Staff) => Promise<Toast>,
): Promise<ChangeOutcome> {
  try {
    const tool = adminTools.find((candidate) => candidate.path === path);
    if (!tool) throw new Error(`There is no page ${path}.`);
    const who = authorise(staff, 'read', tool);
    return { ok: true, toast: await orm().transaction((tx) => change(tx, who)) };
  } catch (error) {
    return refusedOrFailed(error, requestId, failed);
  }
}
