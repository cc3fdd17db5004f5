import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { accountNames } from '../account-answer.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './AccountData.module.css';
import { AccountSection } from './AccountFrame.tsx';

/** Renders the export of all data and the deletion of the account (SEC-10). The file is the answer to a plain form. */
export function AccountData() {
  const t = useMessages('account/member');
  const formState = useAccountForm('deleteAccount');
  return (
    <AccountSection id="data" title={t('data')} text={t('exportText')}>
      <form method="post">
        <input type="hidden" name={accountNames.action} value="export" />
        <Button type="submit" look="secondary">
          <Icon name="download" />
          {t('export')}
        </Button>
      </form>
      <details className={styles.delete} open={formState.answer !== undefined}>
        <summary className={styles.summary}>
          {t('delete')}
          <Icon name="chevron" />
        </summary>
        <div className={styles.content}>
          <p>{t('deleteText')}</p>
          <p>{t('deleteKept')}</p>
          <AccountForm formState={formState} submit={t('deleteNow')} look="secondary" label={t('delete')}>
            <PasswordField name="password" autoComplete="current-password" />
          </AccountForm>
        </div>
      </details>
    </AccountSection>
  );
}
