'use client';

import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui';
import { fieldTypeNames, isFieldType } from '../../../src/forms/fields/field-type-names.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { useOpenNewRow } from './open-new-row.ts';

type Named = { blockType?: string; label?: string; handle?: string };

/** A field of a form by its type and its label, so that it says what it is when it is folded. */
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
