import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';

/** A module and all that it imports as one script, whose exports become the global variable `name`. */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '~': join(root, 'app') } },
    build: { write: false, minify: false, lib: { entry: join(root, entry), formats: ['iife'], name } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error(`${entry} was not bundled`);
  const script = first.output.find((file) => file.type === 'chunk');
  if (!script) throw new Error(`${entry} made no script`);
  return script.code;
}
