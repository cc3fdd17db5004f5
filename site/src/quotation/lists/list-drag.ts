import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

/** A line by its place in the list, or a section by its id, as the attribute of its element: 'line 3', 'section abc'. */
export type Draggable = { kind: 'line'; place: number } | { kind: 'section'; id: string };

/** Handlers of drags: of what is dragged, and of what it is dropped on, above or below that. */
export type DragHandlers = {
  onStart(dragged: Draggable): void;
  onDrop(target: Draggable, edge: 'top' | 'bottom'): void;
};

/** Lets lines and sections be dragged by their handles to other ones. Returns a function that ends it. */
export function allowDrags(container: HTMLElement, handlers: DragHandlers): () => void {
  const elements = [...container.querySelectorAll<HTMLElement>('[data-drag]')];
  return combine(...elements.flatMap((element) => [drag(element, handlers), drop(element, handlers)]));
}

function drag(element: HTMLElement, { onStart }: DragHandlers): () => void {
  const handle = element.querySelector<HTMLElement>('[data-handle]');
  if (!handle) return () => {};
  return draggable({
    element: handle,
    getInitialData: () => ({ drag: element.dataset.drag }),
    onGenerateDragPreview({ nativeSetDragImage, location }) {
      const { left, top } = element.getBoundingClientRect();
      const { clientX, clientY } = location.current.input;
      nativeSetDragImage?.(element, clientX - left, clientY - top);
    },
    onDragStart() {
      element.toggleAttribute('data-dragged', true);
      onStart(read(element.dataset.drag));
    },
    onDrop: () => element.toggleAttribute('data-dragged', false),
  });
}

function drop(element: HTMLElement, { onDrop }: DragHandlers): () => void {
  const target = read(element.dataset.drag);
  const mark = (edge?: string | null) => {
    if (edge) element.dataset.drop = edge;
    else delete element.dataset.drop;
  };
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.drag !== element.dataset.drag && canStandAt(read(source.data.drag), target),
    getData: ({ input, source }) => {
      const isInto = target.kind === 'section' && read(source.data.drag).kind === 'line';
      return attachClosestEdge({}, { element, input, allowedEdges: isInto ? ['bottom'] : ['top', 'bottom'] });
    },
    onDrag: ({ self }) => mark(extractClosestEdge(self.data)),
    onDragLeave: () => mark(),
    onDrop({ self }) {
      mark();
      onDrop(target, extractClosestEdge(self.data) === 'top' ? 'top' : 'bottom');
    },
  });
}

/** Lines go to lines and into sections, sections only to sections. */
const canStandAt = (dragged: Draggable, target: Draggable) => dragged.kind === 'line' || target.kind === 'section';

function read(attribute: unknown): Draggable {
  const [kind, of = ''] = String(attribute).split(' ');
  return kind === 'section' ? { kind, id: of } : { kind: 'line', place: Number(of) };
}
