import { sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { useState } from 'react';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type LineDetails, totalOf } from '../list/line-details.ts';
import type { QuotationLines } from '../quotation-line.ts';
import { maxPieces, pieces } from '../quotation-rules.ts';
import { changeList } from './list-rules.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { type ListSection, maxNameLength, type NamedList } from './named-list.ts';
import styles from './SectionHead.module.css';
import { collectLines, deleteSection, groupLines, moveSection, renameSection } from './section-rules.ts';
import { useListsChange } from './use-lists-change.ts';

type SectionHeadProps = { list: NamedList; section: ListSection; lines: QuotationLines; details: readonly LineDetails[] };

/** Renders the heading of a section: letter, name that is edited in place, subtotal, and a menu to move, fill or delete it (QUO-11). */
export function SectionHead({ list, section, lines, details }: SectionHeadProps) {
  const { format } = useSite();
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const change = useListsChange();
  const [typed, setTyped] = useState<string>();
  const name = typed?.trim() === section.name ? (typed ?? '') : section.name;
  const place = list.sections.indexOf(section);
  const letter = sectionMark(place);
  const weight = totalOf(details, ({ weightKg }) => weightKg);
  const move = (by: -1 | 1) => change((all) => changeList(all, list.id, (now) => moveSection(now, section.id, by)));
  const remove = () => {
    const left = deleteSection(list, section.id);
    if (typeof left === 'string') return notify({ kind: 'error', text: t('sectionMisfit', { most: maxPieces }) });
    change((all) => changeList(all, list.id, () => left), t('sectionDeleted'));
  };
  const collect = () => {
    const collected = collectLines(list, section.id);
    if (typeof collected === 'string') return notify({ kind: 'error', text: t('collectMisfit', { most: maxPieces }) });
    change((all) => changeList(all, list.id, () => collected), t('linesCollected', { letter }));
  };
  const collects = groupLines(list).some((group) => !group.section) ? [{ text: t('collectLines'), run: collect }] : [];
  return (
    <div className={styles.head} data-drag={`section ${section.id}`}>
      <h2 className={styles.title}>
        <span className={styles.letter}>{letter}</span> <span className={styles.printed}>{name}</span>
      </h2>
      <input
        className={styles.name}
        aria-label={t('sectionName', { letter })}
        maxLength={maxNameLength}
        autoComplete="off"
        data-section={section.id}
        value={name}
        onChange={({ target }) => {
          setTyped(target.value);
          change((all) => changeList(all, list.id, (now) => renameSection(now, section.id, target.value.trim())));
        }}
      />
      <p className={styles.subtotal}>
        {[
          ofQuotation('lines', { count: lines.length }),
          t('piecesShort', { count: pieces(lines) }),
          weight && ofQuotation('kg', { weight: format.number(weight.value) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <MoveMenu
        label={t('sectionMenu', { letter })}
        groups={[
          {
            actions: [
              { text: t('up'), isPossible: place > 0, run: () => move(-1) },
              { text: t('down'), isPossible: place < list.sections.length - 1, run: () => move(1) },
              ...collects,
              { text: t('deleteSection'), run: remove },
            ],
          },
        ]}
      />
    </div>
  );
}
