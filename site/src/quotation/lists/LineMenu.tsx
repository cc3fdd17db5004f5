import { sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { isSameLine, type QuotationLine, type QuotationLines } from '../quotation-line.ts';
import { maxLines, maxPieces } from '../quotation-rules.ts';
import { changeList, type Misfit, moveLine, moveToSection, transferLine } from './list-rules.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { type NamedLists, openList } from './named-list.ts';
import { useListsChange } from './use-lists-change.ts';

type LineMenuProps = {
  all: NamedLists;
  line: QuotationLine;
  title: string;
  /** The lines that are shown together with it. */
  group: QuotationLines;
};

/** Renders the menu of a line: up, down, to a section, to another list, and a copy to another list (QUO-11). */
export function LineMenu({ all, line, title, group }: LineMenuProps) {
  const t = useMessages('quotation/list');
  const change = useListsChange();
  const list = openList(all);
  const place = group.findIndex((other) => isSameLine(other, line));
  const refuse = (misfit: Misfit, to: string) => {
    const text = misfit === 'full' ? t('listFull', { to, most: maxLines }) : t('mergeMisfit', { title, most: maxPieces });
    notify({ kind: 'error', text });
  };
  const move = (by: -1 | 1) =>
    change((now) => changeList(now, list.id, (one) => ({ ...one, lines: moveLine(one.lines, line, by, group) })));
  const toSection = (id: string | undefined, to: string) => {
    const lines = moveToSection(list.lines, line, id);
    if (typeof lines === 'string') return refuse(lines, to);
    change((now) => changeList(now, list.id, (one) => ({ ...one, lines })), t('lineMoved', { title, to }));
  };
  const toList = (id: string, to: string, keeps: boolean) => {
    const lists = transferLine(all, line, id, { keeps });
    if (typeof lists === 'string') return refuse(lists, to);
    change(() => lists, t(keeps ? 'lineCopied' : 'lineMoved', { title, to }));
  };
  const sections = [
    { id: undefined, name: t('noSection') },
    ...list.sections.map(({ id, name }, at) => ({ id, name: `${sectionMark(at)} ${name}` })),
  ];
  const others = all.lists.filter(({ id }) => id !== list.id);
  const known = list.sections.some(({ id }) => id === line.section) ? line.section : undefined;
  const transfers = (keeps: boolean) =>
    others.map(({ id, name }) => ({ key: id, text: name || t('unnamed'), run: () => toList(id, name || t('unnamed'), keeps) }));
  return (
    <MoveMenu
      label={t('lineMenu', { title })}
      groups={[
        {
          actions: [
            { text: t('up'), isPossible: place > 0, run: () => move(-1) },
            { text: t('down'), isPossible: place < group.length - 1, run: () => move(1) },
          ],
        },
        {
          heading: t('toSection'),
          actions: sections
            .filter(({ id }) => id !== known)
            .map(({ id, name }) => ({ key: id ?? '', text: name, run: () => toSection(id, name) })),
        },
        { heading: t('toList'), actions: transfers(false) },
        { heading: t('copyToList'), actions: transfers(true) },
      ].filter(({ actions }) => actions.length > 0)}
    />
  );
}
