import type { BoundCollection } from '../../app/collections/record-binding.server';
import type { Role, Staff } from '../../app/lib/roles';
import { type CollectionSample, collectionSamples } from './collection-samples';

/** What the tests of the contract of every collection have in common. */
export function staff(role: Role): Staff {
  return { id: `id-of-${role}`, name: `The ${role}`, email: `${role}@quzones.test`, role };
}

export function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

export function sampleOf(collection: BoundCollection): CollectionSample {
  const sample = collectionSamples[collection.declaration.name];
  if (!sample) throw new Error(`Add a sample form for ${collection.declaration.name} to collection-samples.ts`);
  return sample;
}
