'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { importLabels } from './import-labels.ts';

/** Renders the link to import and export above the list of a collection. */
export function ImportLink() {
  const { i18n } = useTranslation();
  return (
    <p className="plantsoen-links">
      <a href="/admin/imports">{labelFor({ i18n }, importLabels.title)}</a>
    </p>
  );
}
