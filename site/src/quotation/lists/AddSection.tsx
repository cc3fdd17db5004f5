import { maxSections } from '@plantsoen/contract/quotation-lists.ts';
import { flushSync } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { changeList } from './list-rules.ts';
import { type NamedList, newId } from './named-list.ts';
import { addSection } from './section-rules.ts';
import { useListsChange } from './use-lists-change.ts';

/** Renders the button that adds a section, whose name then has the focus. */
export function AddSection({ list }: { list: NamedList }) {
  const t = useMessages('quotation/list');
  const change = useListsChange();
  const add = () => {
    if (list.sections.length >= maxSections) return notify({ kind: 'error', text: t('sectionsFull', { most: maxSections }) });
    const id = newId();
    flushSync(() => change((all) => changeList(all, list.id, (now) => addSection(now, { id, name: '' }))));
    document.querySelector<HTMLElement>(`[data-section="${id}"]`)?.focus();
  };
  return (
    <Button look="secondary" small onClick={add}>
      {t('addSection')}
    </Button>
  );
}
