import { useMessages } from '../platform/messages/page-messages.tsx';

/** Shows a message in place of a form that no longer exists (FRM-13). */
export function MissingForm({ handle }: { handle: string }) {
  const t = useMessages('forms');
  return <p>{t('missing', { handle })}</p>;
}
