import { getAttributeValue, getElementsByTagName, textContent } from 'domutils';

/** @typedef {import('domhandler').Document} Document */
/** @typedef {import('domhandler').Element} Element */
/** @typedef {import('domhandler').AnyNode} AnyNode */

/** @param {AnyNode | AnyNode[]} node @param {string} tag @returns {Element[]} in document order */
export function findAll(node, tag) {
  return getElementsByTagName(tag, node);
}

/** @param {Element} element @param {string} name @returns {string} empty when it is not there */
export function attribute(element, name) {
  return getAttributeValue(element, name) ?? '';
}

/** @param {AnyNode} node @returns {string[]} where its links lead, in document order */
export function listAddresses(node) {
  return findAll(node, 'a').map((link) => attribute(link, 'href'));
}

/**
 * What a browser without scripts would send when a form is submitted as it is.
 * @param {Element} form
 * @returns {URLSearchParams}
 */
export function readForm(form) {
  const fields = new URLSearchParams();
  for (const input of findAll(form, 'input')) {
    const type = attribute(input, 'type').toLowerCase();
    if (['submit', 'button', 'file', 'image', 'reset'].includes(type)) continue;
    if (['checkbox', 'radio'].includes(type) && getAttributeValue(input, 'checked') === undefined) continue;
    if (attribute(input, 'name') !== '') fields.append(attribute(input, 'name'), attribute(input, 'value'));
  }
  for (const area of findAll(form, 'textarea')) fields.append(attribute(area, 'name'), textContent(area));
  for (const select of findAll(form, 'select')) {
    const options = findAll(select, 'option');
    const chosen = options.find((option) => getAttributeValue(option, 'selected') !== undefined) ?? options[0];
    if (chosen !== undefined) fields.append(attribute(select, 'name'), attribute(chosen, 'value'));
  }
  return fields;
}
