import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';
import { makeClusters } from './clusters.ts';

/** For tests of the built site: most of them begin after its first start, which takes as long as three others. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return makeClusters(project, async (place) => {
    const server = await startBuiltServer(place);
    await server.stop();
  });
}
