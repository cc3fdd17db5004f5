import { passwordLengths } from '@plantsoen/form-rules/account.ts';
import layout from '../../design/layout.module.css';
import { useMessages } from '../messages.ts';
import styles from './PasswordField.module.css';

const { least, advised } = passwordLengths;

/** How strong a password of so many characters is: its length is what counts. */
export function strengthOf(length: number): 'weak' | 'fair' | 'strong' {
  if (length < least) return 'weak';
  return length < advised ? 'fair' : 'strong';
}

/** How long a password is already, as a line that grows to the advised length, and what that makes of it in words. */
export function PasswordStrength({ length }: { length: number }) {
  const t = useMessages();
  const strength = strengthOf(length);
  return (
    <div className={styles.strength} data-strength={length > 0 ? strength : undefined}>
      <span className={styles.measure} aria-hidden="true">
        <span style={{ width: `${Math.min(1, length / advised) * 100}%` }} />
      </span>
      <p aria-hidden="true">{length > 0 && t(strength, { count: least - length })}</p>
      <p className={layout.hidden} role="status">
        {length >= least && t(strength)}
      </p>
    </div>
  );
}
