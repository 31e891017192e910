import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Threads that answer visitors and the process that makes a backup have files of their own beside the server's. */
function filesBesideTheServer(): Plugin {
  return {
    name: 'files-beside-the-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './server/fronts/front.ts', fileName: 'front.js' });
      this.emitFile({ type: 'chunk', id: './app/server/backup/backup-worker.ts', fileName: 'backup-worker.js' });
    },
  };
}

/** Sources in ASCII: Node keeps a file in one byte a character then, and in two when it has a single typographic quote. */
function plainSources(): Plugin {
  return {
    name: 'plain-sources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(
          /[\u0080-\uffff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), filesBesideTheServer(), plainSources()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Where light-dark() is native: what stands in for it elsewhere can't turn one section of a page dark.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  worker: { format: 'es' },
  // Packages are in the bundle, where loading them as a thousand small files would take more time and memory (decision 077).
  // These few find parts of themselves beside their own files.
  ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite', 'pg', 'pino'] },
  // All routes are looked through at the start, so that no dependency turns up later and reloads the page.
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/**/*.tsx', 'app/site/proof/*.worker.ts'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page with scripts has in common, compressed as one file, which takes less than in six.
            codeSplitting: {
              groups: [{ name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// }],
            },
          },
        },
      },
    },
    // The server bundle starts at our own server, which mounts React Router inside Hono.
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/main.ts' } } },
  },
});
