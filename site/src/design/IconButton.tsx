import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; 'aria-label': string };

/** Renders a button with an icon, whose label is only announced. A class of a place composes the class of this style sheet. */
export function IconButton({ icon, ...button }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} {...button}>
      <Icon name={icon} />
    </button>
  );
}
