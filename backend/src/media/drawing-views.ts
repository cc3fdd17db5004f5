import { type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { type Box, boxAround, pathBox } from './path-box.ts';

const viewKinds = ['front', 'side', 'top'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** A view of a dimensional drawing with the box it fills, in the drawing's units. */
export type DrawingView = Box & { kind: ViewKind };

/** The outermost element of an SVG. */
export function drawingRoot(drawing: string): Element | undefined {
  return parseDocument(drawing, { xmlMode: true }).children.find((node): node is Element => isTag(node));
}

/** The paths of a drawing that are marked `data-view` with a view, by themselves or by a group around them. */
export function viewPaths(element: Element, kind: ViewKind, within = false): string[] {
  const isView = within || element.attribs['data-view'] === kind;
  if (element.name === 'path') return isView && element.attribs.d ? [element.attribs.d] : [];
  return element.children.filter(isTag).flatMap((child) => viewPaths(child, kind, isView));
}

/** Where the views of a drawing stand, relative to the upper left corner of its picture; those that it does not mark are absent. */
export function drawingViews(drawing: string): DrawingView[] {
  const root = drawingRoot(drawing);
  if (!root) return [];
  const [left = 0, top = 0] = (root.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
  return viewKinds.flatMap((kind) => {
    const box = boxAround(viewPaths(root, kind).map(pathBox));
    return box && box.width > 0 && box.height > 0 ? [{ ...box, kind, x: box.x - left, y: box.y - top }] : [];
  });
}
