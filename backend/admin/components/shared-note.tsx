'use client';

import { useTranslation } from '@payloadcms/ui';
import { type Label, labelFor } from '../../src/platform/payload/label.ts';

/** Renders the note on fields that all languages share, above the fields of the sidebar (EDT-14). */
export function SharedNote({ note }: { note: Label }) {
  const { i18n } = useTranslation();
  return <p className="field-description plantsoen-shared-note">{labelFor({ i18n }, note)}</p>;
}
