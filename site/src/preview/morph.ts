/**
 * Changes an element into another one, and keeps each descendant that has a counterpart at its place. Unchanged pictures are not loaded
 * again, so that the page neither flickers nor moves.
 */
export function morph(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  let old = from.firstChild;
  for (const next of [...to.childNodes]) {
    const after: ChildNode | null = old?.nextSibling ?? null;
    if (!old) from.append(next);
    else if (!old.isEqualNode(next)) change(old, next);
    old = after;
  }
  while (old) {
    const after = old.nextSibling;
    old.remove();
    old = after;
  }
}

function change(old: ChildNode, next: ChildNode): void {
  const areAlike = old.nodeName === next.nodeName;
  if (areAlike && old instanceof Element && next instanceof Element && old.id === next.id) morph(old, next);
  else if (old.nodeType === Node.TEXT_NODE && next.nodeType === Node.TEXT_NODE) old.nodeValue = next.nodeValue;
  else old.replaceWith(next);
}
