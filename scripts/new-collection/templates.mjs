import { readFileSync } from 'node:fs';

/** @typedef {import('./names.mjs').Names} Names */

/** @param {string} template file of ./templates, without .txt @param {Names} names */
export function fill(template, names) {
  const text = readFileSync(new URL(`./templates/${template}.txt`, import.meta.url), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, key) => {
    if (!(key in names)) throw new Error(`The template ${template} asks for ${key}, which there is not.`);
    return names[/** @type {keyof Names} */ (key)];
  });
}

/**
 * The new files by their path in the project.
 * @param {Names} names
 * @returns {Record<string, string>}
 */
export function newFilesOf(names) {
  const { name, seedSlug } = names;
  const folder = `app/collections/${name}`;
  return {
    [`${folder}/${name}.ts`]: fill('declaration.ts', names),
    [`${folder}/${name}.table.server.ts`]: fill('table.server.ts', names),
    [`${folder}/${name}.record.server.ts`]: fill('record.server.ts', names),
    [`${folder}/${name}.queries.server.ts`]: fill('queries.server.ts', names),
    [`${folder}/${name}-form.tsx`]: fill('form.tsx', names),
    [`${folder}/${name}.seed.server.ts`]: fill('seed.server.ts', names),
    [`${folder}/seed/${seedSlug}.html`]: fill('seed-body.html', names),
  };
}
