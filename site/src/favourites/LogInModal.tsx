import { use } from 'react';
import { ButtonLink } from '../design/Link.tsx';
import { Modal } from '../design/modal/Modal.tsx';
import { RichText } from '../design/RichText.tsx';
import { LogInBox } from '../platform/generated/operations.ts';
import type { LogInBoxQuery } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { type Site, useSite } from '../platform/rendering/site-context.tsx';
import { returnQuery } from '../platform/routing/return-query.ts';
import styles from './LogInModal.module.css';

const answers = new Map<number, Promise<LogInBoxQuery | undefined>>();

/**
 * Loads the texts of the log-in box, once per language. Resolves to undefined if that fails; the modal then shows its own texts.
 */
function logInBox({ query, siteId }: Site): Promise<LogInBoxQuery | undefined> {
  const answer = answers.get(siteId) ?? query(LogInBox, { siteId }).catch(() => undefined);
  answers.set(siteId, answer);
  return answer;
}

type LogInModalProps = {
  /** The product that becomes a favourite once the guest has logged in. */
  productId: number;
  onClose: () => void;
};

/** Asks a guest to log in or to create an account (FAV-01). Both lead back to the current page. */
export default function LogInModal({ productId, onClose }: LogInModalProps) {
  const site = useSite();
  const t = useMessages('favourites/log-in');
  const box = use(logInBox(site))?.algemeen.globals.loginBox;
  const back = returnQuery(location.pathname + location.search, { favourite: `${productId}` });
  return (
    <Modal title={box?.titleField ?? t('logIn')} closeLabel={t('close')} onClose={onClose}>
      {box && <RichText className={styles.text} html={box.text} />}
      <div className={styles.actions}>
        <ButtonLink href={site.hrefOf('login') + back}>{t('logIn')}</ButtonLink>
        <ButtonLink look="secondary" href={site.hrefOf('register') + back}>
          {t('createAccount')}
        </ButtonLink>
      </div>
    </Modal>
  );
}
