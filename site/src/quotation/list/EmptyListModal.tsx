import { Button } from '../../design/Button.tsx';
import { Modal } from '../../design/modal/Modal.tsx';
import { dismissAbout } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { flush } from '../quotation-rules.ts';
import { useQuotationChange } from '../use-quotation-change.ts';
import styles from './EmptyListModal.module.css';

type EmptyListModalProps = { listId: string; count: number; onClose: () => void };

/** Asks the visitor to confirm that all lines are removed. */
export function EmptyListModal({ listId, count, onClose }: EmptyListModalProps) {
  const t = useMessages('quotation');
  const change = useQuotationChange();
  const empty = () => {
    onClose();
    change(flush);
    dismissAbout(listId);
  };
  return (
    <Modal title={t('confirmEmpty')} closeLabel={t('close')} onClose={onClose}>
      <p className={styles.text}>{t('confirmEmptyText', { count })}</p>
      <div className={styles.actions}>
        <Button look="secondary" onClick={onClose}>
          {t('keepList')}
        </Button>
        <Button onClick={empty}>{t('emptyList')}</Button>
      </div>
    </Modal>
  );
}
