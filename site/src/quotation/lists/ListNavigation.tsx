import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { flushSync } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { pieces } from '../quotation-rules.ts';
import styles from './ListNavigation.module.css';
import { addList, open } from './list-rules.ts';
import { emptyList, type NamedList, type NamedLists, newId } from './named-list.ts';
import { useListsChange } from './use-lists-change.ts';

/** Renders the lists of the visitor, of which the open one is marked; in a narrow window they are one select (QUO-11). */
export function ListNavigation({ all }: { all: NamedLists }) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const change = useListsChange();
  const nameOf = ({ name }: NamedList) => name || t('unnamed');
  const create = () => {
    if (all.lists.length >= maxLists) return notify({ kind: 'error', text: t('listsFull', { most: maxLists }) });
    flushSync(() => change((now) => addList(now, emptyList(newId()))));
    document.querySelector<HTMLElement>('[data-list-name]')?.focus();
  };
  return (
    <nav className={styles.navigation} aria-label={t('lists')}>
      <p className={styles.title} aria-hidden="true">
        {t('lists')}
        <span className={styles.count}>{all.lists.length}</span>
      </p>
      <ul className={styles.lists}>
        {all.lists.map((list) => (
          <li key={list.id}>
            <button
              className={styles.list}
              type="button"
              aria-current={list.id === all.open ? 'true' : undefined}
              onClick={() => change((now) => open(now, list.id))}
            >
              <span className={styles.name}>{nameOf(list)}</span>
              <span className={styles.counts}>
                {t('linesAndPieces', {
                  lines: ofQuotation('lines', { count: list.lines.length }),
                  pieces: t('piecesShort', { count: pieces(list.lines) }),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <select
        className={styles.select}
        aria-label={t('lists')}
        value={all.open}
        onChange={({ target }) => change((now) => open(now, target.value))}
      >
        {all.lists.map((list) => (
          <option key={list.id} value={list.id}>
            {nameOf(list)}
          </option>
        ))}
      </select>
      <Button look="secondary" small className={styles.create} onClick={create}>
        <Icon name="plus" />
        {t('newList')}
      </Button>
      <p className={styles.note}>{t('listsNote')}</p>
    </nav>
  );
}
