import { type FormEvent, useId } from 'react';
import { Button } from '../design/Button.tsx';
import { Modal } from '../design/modal/Modal.tsx';
import { notify } from '../notifications/notify.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './ConsentSettings.module.css';
import { consent } from './consent.ts';
import { type ConsentCategory, consentCategories } from './consent-cookie.ts';

/** Renders the settings to allow or refuse each category at any time. Only allowed categories are ticked. */
export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const t = useMessages('consent');
  const choose = (allowed: readonly ConsentCategory[]) => {
    onClose();
    consent.choose(allowed);
    notify({ kind: 'success', text: t('saved') });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    choose(consentCategories.filter((category) => form.has(category)));
  };
  return (
    <Modal title={t('settings')} closeLabel={t('close')} onClose={onClose}>
      <p className={`${styles.text} ${styles.lead}`}>{t('settingsText')}</p>
      <form onSubmit={save}>
        <div className={styles.categories}>
          <div className={styles.category}>
            <span className={styles.name}>{t('necessary')}</span>
            <span className={styles.text}>{t('necessaryText')}</span>
          </div>
          {consentCategories.map((category) => (
            <CategoryChoice key={category} category={category} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button type="submit">{t('save')}</Button>
          <Button look="secondary" onClick={() => choose([])}>
            {t('necessaryOnly')}
          </Button>
          <Button look="secondary" onClick={() => choose(consentCategories)}>
            {t('allowAll')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function CategoryChoice({ category }: { category: ConsentCategory }) {
  const t = useMessages('consent');
  const textId = useId();
  return (
    <label className={styles.category}>
      <input
        className={styles.box}
        type="checkbox"
        name={category}
        defaultChecked={consent.has(category)}
        aria-describedby={textId}
      />
      <span className={styles.name}>{t(category)}</span>
      <span className={styles.text} id={textId} aria-hidden>
        {t(`${category}Text`)}
      </span>
    </label>
  );
}
