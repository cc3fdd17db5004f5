import type { ButtonHTMLAttributes } from 'react';
import styles from './Link.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'primary' | 'secondary'; small?: boolean };

/** Renders a button that looks like ButtonLink. A view has at most one primary button. */
export function Button({ look = 'primary', small = false, className = '', ...button }: ButtonProps) {
  const classes = `${styles.button} ${styles[look]} ${small ? styles.small : ''} ${className}`;
  return <button type="button" className={classes} {...button} />;
}
