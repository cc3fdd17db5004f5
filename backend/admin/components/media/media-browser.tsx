'use client';

import { useListDrawerContext, useListQuery, useSelection, useTranslation } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import type { ReactNode } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { useLastingSelection } from './lasting-selection.ts';
import { MediaCard, type MediaCardData } from './media-card.tsx';
import { mediaLabels as labels } from './media-labels.ts';
import { useMediaLayout } from './media-layout.ts';

type Props = { collectionSlug: CollectionSlug; cards: readonly MediaCardData[]; table: ReactNode; isSelectable: boolean };

/** Renders the documents of a list as large pictures, or as Payload's table if the editor prefers it. */
export function MediaBrowser({ collectionSlug, cards, table, isSelectable }: Props) {
  const { i18n } = useTranslation();
  const { data } = useListQuery();
  const { onSelect } = useListDrawerContext();
  const { selected, selectAll, setSelection, toggleAll } = useSelection();
  const [layout] = useMediaLayout();
  useLastingSelection();
  if (layout === 'list') return table;
  const docOf = (id: number) => data?.docs.find((doc) => doc.id === id) ?? { id };
  return (
    <>
      {isSelectable && (
        <label className="plantsoen-media-all">
          <input
            type="checkbox"
            checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
            onChange={() => toggleAll()}
          />
          {labelFor({ i18n }, labels.selectAll)}
        </label>
      )}
      <ul className="plantsoen-media-grid">
        {cards.map((card) => (
          <MediaCard
            key={card.id}
            card={card}
            href={`/admin/collections/${collectionSlug}/${card.id}`}
            {...(isSelectable && {
              selection: { isSelected: selected.get(card.id) === true, toggle: () => setSelection(card.id) },
            })}
            {...(onSelect && {
              onChoose: () => onSelect({ collectionSlug, doc: docOf(card.id) as never, docID: String(card.id) }),
            })}
          />
        ))}
      </ul>
    </>
  );
}
