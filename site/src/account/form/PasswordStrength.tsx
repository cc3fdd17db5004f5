import { passwordLengths } from '@plantsoen/form-rules/account.ts';
import layout from '../../design/foundation/layout.module.css';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './PasswordField.module.css';

const { least, advised } = passwordLengths;

/** Returns the strength of a password by its length. */
export function strengthOf(length: number): 'weak' | 'fair' | 'strong' {
  if (length < least) return 'weak';
  return length < advised ? 'fair' : 'strong';
}

/** Shows the length of a password as a line that grows to the advised length, and its strength in words. */
export function PasswordStrength({ length }: { length: number }) {
  const t = useMessages('account');
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
