'use client';

import { useLocale, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';

type Props = { isDraft: boolean; live: LocaleCode[] };

/** Renders published, draft, or changed since publication, in the language of the list. */
export function StatusInLanguage({ isDraft, live }: Props) {
  const { code } = useLocale();
  const { t } = useTranslation();
  const isLive = live.some((language) => language === code);
  const draft = isLive ? t('version:draftHasPublishedVersion') : t('version:draft');
  return (
    <span className="plantsoen-status">
      {isDraft ? draft : t('version:published')}
      {live.map((language) => (
        <span key={language} className="plantsoen-language" title={`Online: ${language}`}>
          {language}
        </span>
      ))}
    </span>
  );
}
