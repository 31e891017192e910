import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Each file has servers and databases of its own, on free ports, so files can run side by side; a browser and a server keep two cores busy. */
const sideBySide = { maxWorkers: 2 };

/** Waiting for a state ends only when it will not come any more: how fast a machine is decides no test. */
const patient = { expect: { poll: { timeout: 30_000 } } };

/** Said in the output as `retry x1`: such a test is not stable yet and has to be mended (tests/README.md). */
const onceMore = { retry: 1 };

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.mjs'],
          testTimeout: 60_000,
          ...onceMore,
          ...sideBySide,
        },
      },
      {
        resolve: { alias },
        test: {
          ...patient,
          name: 'integration',
          globalSetup: ['tests/support/clusters.ts'],
          setupFiles: ['tests/support/keep-empty-cluster.ts'],
          include: ['tests/integration/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...onceMore,
          ...sideBySide,
        },
      },
      {
        resolve: { alias },
        // Prints times; not part of the check.
        test: {
          ...patient,
          name: 'load',
          globalSetup: ['tests/support/clusters.ts'],
          include: ['tests/load/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        // Needs browsers that not every machine has; not part of the check.
        test: {
          ...patient,
          name: 'browsers',
          globalSetup: ['build-once', 'site-clusters'].map((name) => `tests/support/${name}.ts`),
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...patient,
          name: 'e2e',
          globalSetup: ['build-once', 'site-clusters', 'e2e-database'].map((name) => `tests/support/${name}.ts`),
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...onceMore,
          ...sideBySide,
        },
      },
    ],
  },
});
