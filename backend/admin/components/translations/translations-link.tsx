import type { ServerProps } from 'payload';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { translationsLabels } from './translations-labels.ts';

/** Renders the link to the overview of translations above the admin's menu. */
export function TranslationsLink({ i18n }: ServerProps) {
  return (
    <a className="nav__link" href="/admin/translations">
      <span className="nav__link-label">{labelFor({ i18n }, translationsLabels.title)}</span>
    </a>
  );
}
