import { type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { type Box, boxAround, pathBox } from './path-box.ts';

const viewKinds = ['front', 'side', 'top'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** A view of a dimensional drawing with its bounding box, in the drawing's units. */
export type DrawingView = Box & { kind: ViewKind };

/** Returns the root element of an SVG. */
export function drawingRoot(drawing: string): Element | undefined {
  return parseDocument(drawing, { xmlMode: true }).children.find((node): node is Element => isTag(node));
}

/** Returns the paths of a drawing that are marked with a view, on the path or on a group around it (`data-view`). */
export function viewPaths(element: Element, kind: ViewKind, within = false): string[] {
  const isView = within || element.attribs['data-view'] === kind;
  if (element.name === 'path') return isView && element.attribs.d ? [element.attribs.d] : [];
  return element.children.filter(isTag).flatMap((child) => viewPaths(child, kind, isView));
}

/** Returns the views that a drawing marks, with positions relative to the upper left corner of its picture. */
export function drawingViews(drawing: string): DrawingView[] {
  const root = drawingRoot(drawing);
  if (!root) return [];
  const [left = 0, top = 0] = (root.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
  return viewKinds.flatMap((kind) => {
    const box = boxAround(viewPaths(root, kind).map(pathBox));
    return box && box.width > 0 && box.height > 0 ? [{ ...box, kind, x: box.x - left, y: box.y - top }] : [];
  });
}
