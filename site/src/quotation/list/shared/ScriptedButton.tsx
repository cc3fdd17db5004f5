import type { ComponentProps } from 'react';
import { Button } from '../../../design/Button.tsx';
import { useIsInteractive } from '../../../platform/rendering/use-is-interactive.ts';
import styles from './ScriptedButton.module.css';

/** Renders a button that needs scripts. It is disabled until the page is hydrated, because an earlier click would do nothing. */
export function ScriptedButton({ className = '', ...button }: ComponentProps<typeof Button>) {
  const isInteractive = useIsInteractive();
  return <Button className={`${styles.scripted} ${className}`} disabled={!isInteractive} {...button} />;
}
