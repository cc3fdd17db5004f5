import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../../notifications/notify.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { ScriptedButton } from './ScriptedButton.tsx';
import styles from './SharedListPage.module.css';

/** Renders the button that adds a list shared for editing to the visitor's lists and opens it (QUO-12). */
export function EditTogether({ token }: { token: string }) {
  const router = useRouter({ warn: false });
  const { query, siteId, hrefOf } = useSite();
  const t = useMessages('quotation/list');
  const [isOpening, setOpening] = useState(false);
  const run = async () => {
    setOpening(true);
    try {
      const { openEditedList } = await import('../../shared-editing/open-edited-list.ts');
      const result = await openEditedList({ query, siteId }, token);
      if (result === 'opened') return await router?.navigate({ href: hrefOf('quotationList') });
      notify({ kind: 'error', text: result === 'gone' ? t('goneLinkText') : t(result, { most: maxLists }) });
    } catch {
      notify({ kind: 'error', text: t('editFailed') });
    }
    setOpening(false);
  };
  return (
    <ScriptedButton className={styles.edit} aria-disabled={isOpening} onClick={isOpening ? undefined : run}>
      {t('editTogether')}
    </ScriptedButton>
  );
}
