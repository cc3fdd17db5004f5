import { useId, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { changeList } from './list-rules.ts';
import { maxNameLength, type NamedList, type ProjectData } from './named-list.ts';
import styles from './ProjectFields.module.css';
import { useListsChange } from './use-lists-change.ts';

/** Renders name, place and tender date of the open list, as inputs on the screen and as text in print (QUO-11). */
export function ProjectFields({ list }: { list: NamedList }) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  return (
    <div className={styles.fields}>
      <ProjectField list={list} field="name" label={ofQuotation('projectName')} />
      <ProjectField list={list} field="place" label={t('place')} />
      <ProjectField list={list} field="tenderDate" label={t('tenderDate')} />
    </div>
  );
}

function ProjectField({ list, field, label }: { list: NamedList; field: keyof ProjectData; label: string }) {
  const id = useId();
  const { format } = useSite();
  const change = useListsChange();
  // Stored texts are trimmed, which would swallow a typed space.
  const [typed, setTyped] = useState<string>();
  const value = typed?.trim() === list[field] ? (typed ?? '') : list[field];
  return (
    <div className={value === '' ? styles.empty : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        type={field === 'tenderDate' ? 'date' : 'text'}
        maxLength={field === 'tenderDate' ? undefined : maxNameLength}
        autoComplete="off"
        data-list-name={field === 'name' ? '' : undefined}
        value={value}
        onChange={({ target }) => {
          setTyped(target.value);
          change((all) => changeList(all, list.id, (now) => ({ ...now, [field]: target.value.trim() })));
        }}
      />
      <p className={styles.printed}>{field === 'tenderDate' && value ? format.date(value) : value}</p>
    </div>
  );
}
