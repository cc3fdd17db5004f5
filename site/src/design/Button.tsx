import type { ButtonHTMLAttributes } from 'react';
import styles from './Link.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'primary' | 'secondary'; small?: boolean };

/** A button with the looks of ButtonLink: one primary in a view. */
export function Button({ look = 'primary', small = false, className = '', ...button }: ButtonProps) {
  const classes = `${styles.button} ${styles[look]} ${small ? styles.small : ''} ${className}`;
  return <button type="button" className={classes} {...button} />;
}
