import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { enhanceWith } from '../../platform/rendering/enhance.ts';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';
import { hasLine, maxLines, maxPieces } from '../quotation-rules.ts';
import type { Draggable, DragHandlers } from './list-drag.ts';
import { changeList, placeLine } from './list-rules.ts';
import type { NamedList } from './named-list.ts';
import { placeSection } from './section-rules.ts';
import { useListsChange } from './use-lists-change.ts';

/** Lets the lines and sections of a list be dragged by their handles (QUO-11). `lines` are in the order in which they are shown. */
export function useListDrag(container: RefObject<HTMLElement | null>, list: NamedList, lines: QuotationLines): void {
  const t = useMessages('quotation/list');
  const change = useListsChange();
  /** The dragged line or the id of the section. Lines can move while one is dragged, because others edit the list. */
  const dragged = useRef<QuotationLine | string>(undefined);
  const onStart = useEffectEvent<DragHandlers['onStart']>((started) => {
    dragged.current = started.kind === 'line' ? lines[started.place] : started.id;
  });
  const dropLine = (line: QuotationLine, target: Draggable, edge: 'top' | 'bottom') => {
    if (!hasLine(lines, line)) return;
    const beside = target.kind === 'line' ? lines[target.place] : undefined;
    const section = target.kind === 'section' ? target.id : beside?.section;
    const to = list.sections.find(({ id }) => id === section)?.name ?? t('noSection');
    const placed = placeLine(list.lines, line, { section, beside, edge });
    if (placed === 'full') return notify({ kind: 'error', text: t('listFull', { to, most: maxLines }) });
    if (placed === 'tooManyPieces')
      return notify({ kind: 'error', text: t('mergeMisfit', { title: line.title, most: maxPieces }) });
    const text = section === line.section ? undefined : t('lineMoved', { title: line.title, to });
    change((all) => changeList(all, list.id, (now) => ({ ...now, lines: placed })), text);
  };
  const onDrop = useEffectEvent<DragHandlers['onDrop']>((target, edge) => {
    const moved = dragged.current;
    if (typeof moved === 'object') return dropLine(moved, target, edge);
    if (moved === undefined || target.kind !== 'section') return;
    change((all) => changeList(all, list.id, (now) => placeSection(now, moved, target.id, edge)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements follow from lines and sections
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    enhanceWith(import('./list-drag.ts'), ({ allowDrags }) => {
      if (!isOver && container.current) end = allowDrags(container.current, { onStart, onDrop });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [container, lines, list.sections]);
}
