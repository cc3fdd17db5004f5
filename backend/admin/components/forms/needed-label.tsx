'use client';

import { FieldLabel, useLocale } from '@payloadcms/ui';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { TextFieldLabelClientComponent } from 'payload';

/**
 * The label of a text that is needed in the main language, which stands in for the others. Above a column of a list, which has no place in a
 * form, it is the words alone.
 */
export const NeededLabel: TextFieldLabelClientComponent = ({ field, path }) => {
  const { code } = useLocale();
  if (!path) return <FieldLabel label={field?.label} hideLocale unstyled />;
  return <FieldLabel label={field?.label} localized path={path} required={code === defaultLocale} />;
};
