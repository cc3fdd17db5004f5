'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import { fieldTypeNames, isFieldType } from '../../../src/forms/fields/field-type-names.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { useOpenNewRow } from './open-new-row.ts';

type Named = { blockType?: string; label?: string; handle?: string };

/** Renders the type and label of a form field, for its collapsed state. */
export function FormFieldLabel() {
  const { data, path } = useRowLabel<Named>();
  const { i18n } = useTranslation();
  const { blockType = '', label, handle } = data ?? {};
  const name = label || handle;
  useOpenNewRow(path, !name);
  return (
    <span className="plantsoen-form-field">
      <Pill pillStyle="white" size="small">
        {isFieldType(blockType) ? labelFor({ i18n }, fieldTypeNames[blockType].singular) : blockType}
      </Pill>
      {name}
    </span>
  );
}
