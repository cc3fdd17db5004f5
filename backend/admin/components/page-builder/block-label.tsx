'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { useContext } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { useOpenNewRow, useTitle } from '../row-label.tsx';
import { blockName, type Row, rowTarget } from '../row-name.ts';
import { blockKindName, blockPicture } from './block-choices.ts';
import { blockSettings } from './block-settings.ts';
import { PageBlocksContext } from './page-blocks-context.ts';
import { insertBefore } from './picker-labels.ts';

type Props = {
  /** The collection of each relation field of the block. */
  relations: Record<string, string>;
};

/**
 * Renders the drawing, the name and the settings of a block, and the button that inserts one above it. The name is the title, otherwise
 * the first words, otherwise the first entry or file (EDT-07).
 */
export function BlockLabel({ relations }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const { blocks, insertAt } = useContext(PageBlocksContext);
  const block = blocks.find(({ slug }) => slug === data?.blockType);
  const written = blockName(data ?? {});
  const target = rowTarget(data ?? {}, relations);
  useOpenNewRow(path, !written && !target);
  const title = useTitle(written || typeof target !== 'object' ? {} : target);
  if (!block) return <span>{String(data?.blockType ?? '')}</span>;
  const kind = blockKindName({ i18n }, block);
  const name = written || title || kind;
  const details = [...(name === kind ? [] : [kind]), ...blockSettings({ i18n }, block.fields, data ?? {})];
  return (
    <span className="plantsoen-block">
      <img src={blockPicture(block)} alt="" width="48" height="32" />
      <span>
        <strong>{name}</strong>
        <small>{details.join(' · ')}</small>
      </span>
      {insertAt && (
        <button
          type="button"
          className="plantsoen-insert"
          aria-label={labelFor({ i18n }, insertBefore(name))}
          title={labelFor({ i18n }, insertBefore(name))}
          onClick={() => insertAt(rowNumber)}
        />
      )}
    </span>
  );
}
