import { useMessages } from './messages.ts';

/** Shows a message in place of a form that no longer exists (FRM-13). */
export function MissingForm({ handle }: { handle: string }) {
  const t = useMessages();
  return <p>{t('missing', { handle })}</p>;
}
