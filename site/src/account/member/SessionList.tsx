import { useRouter } from '@tanstack/react-router';
import { Badge } from '../../design/Badge.tsx';
import { Button } from '../../design/Button.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { SessionsFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { accountNames } from '../account-answer.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { AccountSection } from './AccountFrame.tsx';
import styles from './SessionList.module.css';

/** Lists the member's sessions. Each but the current one can be ended. */
export function SessionList({ viewer }: { viewer: FragmentOf<SessionsFragment> }) {
  const { sessions } = read<SessionsFragment>(viewer);
  const router = useRouter({ warn: false });
  const { format } = useSite();
  const t = useMessages('account/member');
  const { answer, message, frame, onSubmit, onFocus } = useAccountForm('endSession', {
    onDone: () => void router?.invalidate(),
  });
  const nameOf = (device: string | null) => {
    const [browser, system] = device?.split(' on ') ?? [];
    return browser && system ? t('deviceOn', { browser, system }) : (device ?? t('unknownDevice'));
  };
  return (
    <AccountSection id="sessions" title={t('sessions')} text={t('sessionsText')}>
      {answer && <FormMessage ref={message} answer={answer} />}
      <ul className={styles.sessions}>
        {sessions.map(({ key, device, network, beganAt, usedAt, isCurrent }) => {
          const name = nameOf(device);
          return (
            <li key={key} className={styles.session}>
              <div>
                <p className={styles.device}>
                  {name}
                  {isCurrent && <Badge>{t('thisDevice')}</Badge>}
                </p>
                <p className={styles.facts}>
                  {t('beganAt', { date: format.date(beganAt) })}
                  {!isCurrent && <> · {t('usedAt', { date: format.date(usedAt) })}</>}
                  {network && <> · {network}</>}
                </p>
              </div>
              {!isCurrent && (
                <form method="post" aria-busy={frame.isSending || undefined} onSubmit={onSubmit} onFocus={onFocus}>
                  <input type="hidden" name={accountNames.action} value="endSession" />
                  <input type="hidden" name={accountNames.session} value={key} />
                  <Button type="submit" look="secondary" small aria-label={t('endThis', { device: name })}>
                    {t('endSession')}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </AccountSection>
  );
}
