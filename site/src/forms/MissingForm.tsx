import { useMessages } from './messages.ts';

/** Stands where a form was, of which there is none any more (FRM-13). */
export function MissingForm({ handle }: { handle: string }) {
  const t = useMessages();
  return <p>{t('missing', { handle })}</p>;
}
