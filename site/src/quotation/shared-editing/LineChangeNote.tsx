import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { LineIdentity } from '../quotation-line.ts';
import { changeOf, useEditLink } from './edit-links.ts';
import styles from './LineChangeNote.module.css';

/** Says who else has changed a line of a list that several people edit, and when (QUO-12). Only members get this from the API. */
export function LineChangeNote({ listId, line }: { listId: string; line: LineIdentity }) {
  const { format } = useSite();
  const t = useMessages('quotation/list');
  const link = useEditLink(listId);
  const change = link && !link.isGone ? changeOf(link, line) : undefined;
  if (!change) return null;
  const date = format.date(change.at);
  return <p className={styles.change}>{change.by ? t('changedBy', { name: change.by, date }) : t('changedByGuest', { date })}</p>;
}
