/** Cuts the site's fonts to the characters and axes it uses: `node scripts/build-fonts.mjs [--force]`. */
import { buildFonts, ensureFonts } from './lib/fonts.mjs';
import { root } from './lib/paths.mjs';

const made = process.argv.includes('--force') ? await buildFonts(root) : await ensureFonts(root);
if (made === null) console.log('Fonts are current.');
else for (const { file, bytes } of made) console.log(`${file.padEnd(40)} ${(bytes / 1024).toFixed(1)} KB`);
