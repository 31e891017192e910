import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import sharp from 'sharp';
import { defineConfig, type Plugin } from 'vite';
import { scriptFileName, scriptGroups } from './scripts/lib/script-groups.ts';

/** What is loaded first, threads that answer visitors and the process that makes a backup have files of their own beside the server's. */
function filesBesideTheServer(): Plugin {
  return {
    name: 'files-beside-the-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './server/early.ts', fileName: 'early.js' });
      this.emitFile({ type: 'chunk', id: './server/fronts/front.ts', fileName: 'front.js' });
      this.emitFile({ type: 'chunk', id: './app/server/backup/backup-worker.ts', fileName: 'backup-worker.js' });
    },
  };
}

/** The icon for those who ask for it by its usual names and take no SVG: home screens, search engines. */
function pictureIcons(): Plugin {
  return {
    name: 'picture-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const icon = sharp(await readFile('public/favicon.svg'), { density: 600 });
      const ground = { background: '#f9f8f4', top: 22, bottom: 22, left: 22, right: 22 };
      const forHomeScreens = await icon.clone().resize(136).flatten(ground).extend(ground).png().toBuffer();
      this.emitFile({ type: 'asset', fileName: 'apple-touch-icon.png', source: forHomeScreens });
      const small = await icon.clone().resize(48).png().toBuffer();
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: Buffer.concat([icoHead(small), small]) });
    },
  };
}

/** What an ICO file says before its one picture, a PNG of 48 by 48 pixels. */
function icoHead(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // Kind 1 is an icon, of which there is one.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(48, 6);
  head.writeUInt8(48, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
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

/** Tailwind's stand-in for `@property`, 184 bytes of every page's styles: each browser of `cssTarget` knows that by itself. */
function noStandInForProperty(): Plugin {
  return {
    name: 'no-stand-in-for-property',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = file.source
          .toString()
          .replace(/@layer properties\{@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/, '');
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    filesBesideTheServer(),
    plainSources(),
    pictureIcons(),
    noStandInForProperty(),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Where light-dark() is native: what stands in for it elsewhere can't turn one section of a page dark.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  worker: { format: 'es' },
  // Said while building, so that what React has for development alone is left out of the server's bundle too.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': "'production'" } } : {}),
  // Packages are in the bundle, where loading them as a thousand small files would take more time and memory (decision 077).
  // These few find parts of themselves beside their own files. In development Node loads them all: many are no modules.
  ssr: command === 'serve' ? {} : { noExternal: true, external: ['sharp', '@electric-sql/pglite', 'pg', 'pino'] },
  // All routes are looked through at the start, so that no dependency turns up later and reloads the page.
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/**/*.tsx', 'app/site/proof/*.worker.ts'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            chunkFileNames: scriptFileName,
            entryFileNames: scriptFileName,
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
    // The server bundle starts at our own server, which mounts React Router inside Hono. Node keeps sources in memory: comments stay out.
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/main.ts', output: { comments: false } } } },
  },
}));
