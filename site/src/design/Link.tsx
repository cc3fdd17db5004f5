import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Renders an underlined link with a moving arrow. External links have an icon that marks them. */
export function TextLink({ children, ...anchor }: LinkProps) {
  return (
    <a className={styles.text} {...anchor}>
      <span className={styles.words}>{children}</span>
      <Icon name={anchor.target === '_blank' ? 'external' : 'arrow'} />
    </a>
  );
}

type ButtonLinkProps = LinkProps & { look?: 'primary' | 'secondary' | 'onDark' | 'onDarkOutline'; small?: boolean };

/** Renders a link that looks like a button. A view has at most one primary button. */
export function ButtonLink({ look = 'primary', small = false, ...anchor }: ButtonLinkProps) {
  return <a className={`${styles.button} ${styles[look]} ${small ? styles.small : ''}`} {...anchor} />;
}
