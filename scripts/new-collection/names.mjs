import { Failure } from '../lib/failure.mjs';

/**
 * Everything that a template may name, in the spellings that it needs.
 * @typedef {object} Names
 * @property {string} name research_notes: table, folder, audit log
 * @property {string} tab research-notes: the tab's path and the public address
 * @property {string} label Research notes
 * @property {string} heading Research notes
 * @property {string} words research notes
 * @property {string} singular research note
 * @property {string} aSingular a research note
 * @property {string} sentenceSingular Research note
 * @property {string} titleSingular Research Note
 * @property {string} plural researchNotes
 * @property {string} Plural ResearchNotes
 * @property {string} Single ResearchNote
 * @property {string} seedSlug first-research-note
 * @property {string} editor dialog or inline-card
 * @property {string} deleteConfirmation
 */

/** @typedef {{ singular?: string | undefined, tab?: string | undefined, label?: string | undefined, editor?: string | undefined }} Options */

const confirmations = { dialog: 'alert-dialog', 'inline-card': 'browser-confirm' };

/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} text */
const pascal = (text) =>
  text
    .split(/[ _-]+/)
    .map(capitalised)
    .join('');

/** @param {boolean} isRight @param {string} sentence @returns {asserts isRight} */
function require(isRight, sentence) {
  if (!isRight) throw new Failure(sentence);
}

/** "case_studies" -> "case study". Words that don't follow the rule are told with --singular. @param {string} name */
function guessSingular(name) {
  const words = name.replaceAll('_', ' ');
  if (/(series|news)$/.test(words)) return words;
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  return words.replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}

/**
 * Checks the name and the options by themselves and spells them in every way that is needed.
 * @param {string} name
 * @param {Options} options
 * @returns {Names}
 * @throws {Failure} with what is wrong with which of them
 */
export function namesOf(name, options) {
  require(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(
    name,
  ), `"${name}" is no name for a collection: write it in snake_case, such as research_notes.`);
  require(name.endsWith('s') &&
    !name.endsWith(
      'ss',
    ), `"${name}" does not look like a plural: a collection is named after its records, such as research_notes.`);
  require(name.length <= 40, `"${name}" is too long: the names of its indexes have room for 40 characters.`);
  const singular = options.singular ?? guessSingular(name);
  require(/^[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*$/.test(singular) &&
    singular.length <=
      40, `--singular "${singular}" must be letters, digits, spaces and hyphens, at most 40 of them, such as "research note".`);
  const words = name.replaceAll('_', ' ');
  const label = options.label ?? capitalised(words);
  require(/^[A-Za-z0-9][A-Za-z0-9 &-]{0,29}$/.test(
    label,
  ), `--label "${label}" must be letters, digits, spaces, & and hyphens, at most 30 of them, such as "Notes".`);
  const tab = options.tab ?? name.replaceAll('_', '-');
  require(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(tab) &&
    tab.length <=
      40, `--tab "${tab}" is no path: write it in small letters, digits and hyphens, such as research-notes.`);
  const editor = options.editor ?? 'dialog';
  require(editor === 'dialog' ||
    editor === 'inline-card', `There is no editor "${editor}"; there are dialog and inline-card.`);
  const plural = pascal(name);
  return {
    name,
    tab,
    label,
    words,
    singular,
    editor,
    heading: capitalised(words),
    aSingular: `${/^[aeiou]/i.test(singular) ? 'an' : 'a'} ${singular}`,
    sentenceSingular: capitalised(singular),
    titleSingular: singular.split(' ').map(capitalised).join(' '),
    plural: plural.charAt(0).toLowerCase() + plural.slice(1),
    Plural: plural,
    Single: pascal(singular),
    seedSlug: `first-${singular.toLowerCase().replaceAll(' ', '-')}`,
    deleteConfirmation: confirmations[editor],
  };
}
