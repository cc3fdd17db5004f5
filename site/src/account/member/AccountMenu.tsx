import type { ReactNode } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useLoadedQuotationLines } from '../../quotation/quotation-list.ts';
import { accountNames } from '../account-answer.ts';
import type { AccountFormState } from '../form/use-account-form.ts';
import { useStoredUser } from '../stored-user.ts';
import styles from './AccountMenu.module.css';

type AccountMenuProps = {
  current: 'account' | 'changePassword';
  logOut: AccountFormState;
};

/**
 * Renders the account menu with the number of favourites and list lines (ACC-12). Log-out is a form, because a link must not end
 * a session.
 */
export function AccountMenu({ current, logOut }: AccountMenuProps) {
  const { hrefOf, member } = useSite();
  const t = useMessages('account/member');
  const favourites = useStoredUser()?.favoriteProducts.length ?? member?.favourites.length;
  const lines = useLoadedQuotationLines()?.length;
  const item = (key: 'account' | 'changePassword' | 'favourites' | 'quotationList', text: ReactNode, count?: number) => (
    <li>
      <a className={styles.item} href={hrefOf(key)} aria-current={key === current ? 'page' : undefined}>
        {text}
        {count !== undefined && (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <span className={layout.hidden}>{t('products', { count })}</span>
          </span>
        )}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles.menu}>
        {item('account', t('profile'))}
        {item('changePassword', t('changePassword'))}
        {item('favourites', t('favourites'), favourites)}
        {item('quotationList', t('quotationList'), lines)}
        <li>
          <form
            method="post"
            action={hrefOf('account')}
            aria-busy={logOut.frame.isSending || undefined}
            onSubmit={logOut.onSubmit}
          >
            <input type="hidden" name={accountNames.action} value="logOut" />
            <button className={styles.item} type="submit">
              {t('logOut')}
              <Icon name="leave" />
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
