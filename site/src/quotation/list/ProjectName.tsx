import { useId, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { storedProjectName, storeProjectName } from '../project-name.ts';
import styles from './ProjectName.module.css';

/** Renders the project name above the list, as an input on the screen and as text in print. */
export function ProjectName() {
  const t = useMessages('quotation');
  const id = useId();
  const [name, setName] = useState(storedProjectName);
  const rename = (text: string) => {
    setName(text);
    storeProjectName(text);
  };
  return (
    <div className={name === '' ? styles.unnamed : styles.project}>
      <label className={styles.label} htmlFor={id}>
        {t('projectName')}
      </label>
      <input
        className={styles.field}
        id={id}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={({ target }) => rename(target.value)}
      />
      <p className={styles.printed}>{name}</p>
    </div>
  );
}
