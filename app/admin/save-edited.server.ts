import { parseFields } from '~/server/parse-fields.server';
import { moveThroughBin } from './record-bin.server';
import { type SaveOutcome, type SaveRequest, sanitizeFields, saveRecord } from './records.server';

/**
 * Saves what an editor sent, on its wish a record that somebody deleted meanwhile: out of the bin again. Where it has been
 * brought back by then it is saved all the same; where it is gone for good the answer says so. One that has to be put right first
 * stays in the bin until it is.
 */
export async function saveEdited(request: SaveRequest): Promise<SaveOutcome> {
  const { id, editing } = request;
  if (id !== null && editing?.restore && isComplete(request)) {
    const restored = await moveThroughBin('restore', { ...request, id });
    if (!restored.ok && restored.status !== 404) return restored;
  }
  return saveRecord(request);
}

function isComplete({ collection: { declaration }, form }: SaveRequest): boolean {
  sanitizeFields(form, declaration);
  return parseFields(form, declaration.fields).status === 'success';
}
