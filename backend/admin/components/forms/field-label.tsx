'use client';

import { FieldLabel, Pill, useLocale, useRowLabel, useTranslation } from '@payloadcms/ui';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { TextFieldLabelClientComponent } from 'payload';
import { fieldTypeNames, isFieldType } from '../../../src/forms/fields/field-type-names.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { useOpenNewRow } from '../row-label.tsx';

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

/**
 * Renders the label of a text that is required only in the main language, which is the fallback of the others. Above a column of a list,
 * which has no path in a form, it renders only the label.
 */
export const NeededLabel: TextFieldLabelClientComponent = ({ field, path }) => {
  const { code } = useLocale();
  if (!path) return <FieldLabel label={field?.label} hideLocale unstyled />;
  return <FieldLabel label={field?.label} localized path={path} required={code === defaultLocale} />;
};
