import { Icon, type IconName } from '../design/Icon.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { dismiss, type Notification, type Toast } from './notify.ts';
import styles from './Toast.module.css';

const icons: Record<Notification['kind'], IconName> = { success: 'check', error: 'alert', notice: 'information' };

/** Renders a notification. A shrinking dimension line shows the remaining time, which pauses on hover and focus. */
export default function ToastView({ toast }: { toast: Toast }) {
  const { key, kind, text, action } = toast;
  const t = useMessages('notifications');
  const close = () => dismiss(key);
  return (
    <div className={styles[kind]}>
      <Icon name={icons[kind]} />
      <p className={styles.text}>
        {text}{' '}
        {action && 'href' in action && (
          <a className={styles.action} href={action.href} onClick={close}>
            {action.text}
          </a>
        )}
        {action && 'run' in action && (
          <button
            className={styles.action}
            type="button"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.text}
          </button>
        )}
      </p>
      <IconButton icon="close" aria-label={t('close')} className={styles.close} onClick={close} />
      <span className={styles.timer} onAnimationEnd={close} />
    </div>
  );
}
