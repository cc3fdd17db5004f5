import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import styles from './ChoiceForm.module.css';
import { useVariantSelection } from './use-variant-selection.tsx';

/**
 * Wraps the product options. With JavaScript a selection applies immediately; without it, the form requests the page with the
 * selection in its address.
 */
export function ChoiceForm({ children }: { children: ReactNode }) {
  const { isOpen } = useVariantSelection();
  const t = useMessages('products/product-page');
  return (
    <form className={styles.form} method="get" onSubmit={(event) => event.preventDefault()}>
      {children}
      {isOpen && (
        <noscript>
          <button className={styles.submit} type="submit">
            {t('showChoice')}
          </button>
        </noscript>
      )}
    </form>
  );
}
