/**
 * Makes what an element contains what another one contains, which loses it, and touches only what differs: pictures are not
 * fetched again, what was opened stays open, and the page keeps its place.
 */
export function updatePage(shown: Element, wanted: Element): void {
  const folds = wanted.querySelectorAll('details');
  for (const [index, { open }] of shown.querySelectorAll('details').entries()) {
    folds[index]?.toggleAttribute('open', open);
  }
  updateChildren(shown, wanted);
}

function updateChildren(shown: Element, wanted: Element): void {
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  while (isSame(before[0], after[0])) {
    before.shift();
    after.shift();
  }
  let next: ChildNode | null = null;
  while (isSame(before.at(-1), after.at(-1))) {
    next = before.pop() ?? null;
    after.pop();
  }
  if (before.length === after.length) {
    for (const [index, node] of before.entries()) update(node, after[index]);
    return;
  }
  for (const node of before) node.remove();
  for (const node of after) shown.insertBefore(node, next);
}

function update(shown: ChildNode, wanted: ChildNode | undefined): void {
  if (!wanted || isSame(shown, wanted)) return;
  if (isElement(shown) && isElement(wanted) && shown.cloneNode().isEqualNode(wanted.cloneNode())) {
    updateChildren(shown, wanted);
  } else shown.replaceWith(wanted);
}

/** By what it says of itself: what comes from another window is no instance of this one's classes. */
function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === 1;
}

function isSame(one: ChildNode | undefined, other: ChildNode | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}
