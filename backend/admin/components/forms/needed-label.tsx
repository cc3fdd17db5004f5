'use client';

import { FieldLabel, useLocale } from '@payloadcms/ui';
import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { TextFieldLabelClientComponent } from 'payload';

/**
 * Renders the label of a text that is required only in the main language, which is the fallback of the others. Above a column of a list,
 * which has no path in a form, it renders only the label.
 */
export const NeededLabel: TextFieldLabelClientComponent = ({ field, path }) => {
  const { code } = useLocale();
  if (!path) return <FieldLabel label={field?.label} hideLocale unstyled />;
  return <FieldLabel label={field?.label} localized path={path} required={code === defaultLocale} />;
};
