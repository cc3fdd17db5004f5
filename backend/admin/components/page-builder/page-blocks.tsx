'use client';

import { BlocksField, Button, useAuth, useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import type { BlocksFieldClientComponent } from 'payload';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { blockName, type Row } from '../row-name.ts';
import { blockChoices, blockKindName } from './block-choices.ts';
import { BlockPicker } from './block-picker.tsx';
import { PageBlocksContext } from './page-blocks-context.ts';
import { afterRow, pickerLabels as labels } from './picker-labels.ts';
import { type BlockValues, copiedBlocks, rowState } from './row-state.ts';
import { SaveTemplate } from './save-template.tsx';
import { usePasteAfterRow } from './use-paste-after-row.ts';

const templatesSlug = 'page-templates';

/** Renders the blocks of a page with the block picker in place of Payload's (EDT-07). */
export const PageBlocks: BlocksFieldClientComponent = (props) => {
  const { field, path, readOnly, schemaPath = '' } = props;
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { collectionSlug } = useDocumentInfo();
  const { addFieldRow, getDataByPath } = useForm();
  const rowCount = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0);
  const [place, setPlace] = useState<number>();
  const [isSaving, setSaving] = useState(false);
  const { blocks, maxRows = Number.POSITIVE_INFINITY } = field;
  const isOpen = !readOnly && rowCount < maxRows;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const context = useMemo(() => ({ blocks, ...(isOpen && { insertAt: setPlace }) }), [blocks, isOpen]);

  function nameOfPlace(rowIndex: number): string {
    const row = getDataByPath<Row[]>(path)?.[rowIndex - 1];
    if (!row) return text('atStart');
    const kind = blocks.find(({ slug }) => slug === row.blockType);
    return labelFor({ i18n }, afterRow(blockName(row) || (kind ? blockKindName({ i18n }, kind) : String(rowIndex))));
  }

  const kinds = blocks.map(({ slug }) => slug);

  function insert(rows: readonly BlockValues[], start = place ?? rowCount) {
    for (const [offset, values] of rows.slice(0, maxRows - rowCount).entries()) {
      const { fields = [] } = blocks.find(({ slug }) => slug === values.blockType) ?? {};
      const subFieldState = rowState(fields, values);
      addFieldRow({ blockType: values.blockType, path, rowIndex: start + offset, schemaPath, subFieldState });
    }
    setPlace(undefined);
    requestAnimationFrame(() => {
      const row = document.getElementById(`${path.replaceAll('.', '-')}-row-${start}`);
      row?.scrollIntoView({ block: 'nearest' });
      row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus({ preventScroll: true });
    });
  }

  const onMenuClick = usePasteAfterRow({
    path,
    copied: () => (isOpen ? copiedBlocks(localStorage, kinds) : []),
    paste: (rowIndex, rows) => insert(rows, rowIndex + 1),
  });

  return (
    <PageBlocksContext value={context}>
      <div className="plantsoen-page-blocks" onClickCapture={onMenuClick}>
        <BlocksField {...props} />
        <div className="plantsoen-page-blocks-foot">
          {isOpen && (
            <Button
              buttonStyle="icon-label"
              icon="plus"
              iconPosition="left"
              iconStyle="with-border"
              onClick={() => setPlace(rowCount)}
            >
              {text('add')}
            </Button>
          )}
          {!readOnly && rowCount > 0 && collectionSlug !== templatesSlug && (
            <Button buttonStyle="none" onClick={() => setSaving(true)}>
              {text('saveTemplate')}
            </Button>
          )}
        </div>
      </div>
      {place !== undefined &&
        createPortal(
          <BlockPicker
            choices={blockChoices({ i18n }, blocks, user?.role === 'administrator')}
            place={nameOfPlace(place)}
            copied={copiedBlocks(localStorage, kinds)}
            hasTemplates={collectionSlug !== templatesSlug}
            onChoose={(blockType) => insert([{ blockType }])}
            onInsert={(rows) => insert(rows)}
            onClose={() => setPlace(undefined)}
          />,
          document.body,
        )}
      {isSaving && createPortal(<SaveTemplate path={path} onClose={() => setSaving(false)} />, document.body)}
    </PageBlocksContext>
  );
};
