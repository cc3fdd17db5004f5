import { useId, useState } from 'react';
import { useMessages } from './messages.ts';
import styles from './ProjectName.module.css';
import { keepProjectName, keptProjectName } from './project-name.ts';

/** What the list is for: stands at its head, on the screen and on paper. */
export function ProjectName() {
  const t = useMessages();
  const id = useId();
  const [name, setName] = useState(keptProjectName);
  const rename = (text: string) => {
    setName(text);
    keepProjectName(text);
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
