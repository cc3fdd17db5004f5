import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** An underlined link with an arrow that moves on; one out of the site has the icon that says so. */
export function TextLink({ children, ...anchor }: LinkProps) {
  return (
    <a className={styles.text} {...anchor}>
      <span className={styles.words}>{children}</span>
      <Icon name={anchor.target === '_blank' ? 'external' : 'arrow'} />
    </a>
  );
}

type ButtonLinkProps = LinkProps & { look?: 'primary' | 'secondary' | 'onDark' | 'onDarkOutline'; small?: boolean };

/** A link that looks like a button: one primary in a view. */
export function ButtonLink({ look = 'primary', small = false, ...anchor }: ButtonLinkProps) {
  return <a className={`${styles.button} ${styles[look]} ${small ? styles.small : ''}`} {...anchor} />;
}
