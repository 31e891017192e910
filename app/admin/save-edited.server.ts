import { moveThroughBin } from './record-bin.server';
import { type SaveOutcome, type SaveRequest, saveRecord } from './records.server';

/**
 * Saves what an editor sent, on its wish a record that somebody deleted meanwhile: out of the bin again. Where it has been
 * brought back by then it is saved all the same; where it is gone for good the answer says so.
 */
export async function saveEdited(request: SaveRequest): Promise<SaveOutcome> {
  const { id, editing } = request;
  if (id !== null && editing?.restore) {
    const restored = await moveThroughBin('restore', { ...request, id });
    if (!restored.ok && restored.status !== 404) return restored;
  }
  return saveRecord(request);
}
