'use client';

import { useFormModified, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from './dialog.tsx';

/** Asks before another language of the content discards typed text. Payload asks only at links. */
export function LanguageGuard() {
  const isModified = useFormModified();
  const { t } = useTranslation();
  const router = useRouter();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (!isModified) return;
    const ask = (event: MouseEvent) => {
      const option = event.target instanceof Element ? event.target.closest('.popup-button-list__button') : null;
      const code = option?.querySelector<HTMLElement>('.localizer__locale-code')?.dataset.locale;
      if (!code) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setChosen(code);
    };
    window.addEventListener('click', ask, true);
    return () => window.removeEventListener('click', ask, true);
  }, [isModified]);

  if (!chosen) return null;
  function leave() {
    const query = new URLSearchParams(location.search);
    query.set('locale', chosen ?? '');
    setChosen(undefined);
    router.push(`?${query}`);
  }
  return createPortal(
    <Dialog
      title={t('general:leaveWithoutSaving')}
      confirm={{ label: t('general:leaveAnyway'), run: leave }}
      onClose={() => setChosen(undefined)}
    >
      <p>{t('general:changesNotSaved')}</p>
    </Dialog>,
    document.body,
  );
}
