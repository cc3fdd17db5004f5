import styles from './LoadingBar.module.css';
import { pageLoading } from './page-loading.ts';

/** Renders the loading progress of the next page at the top of the window (PAG-04). Decorative only. */
export function LoadingBar() {
  const { shown, percent } = pageLoading.use();
  return <div className={styles.bar} style={{ scale: `${percent / 100} 1` }} hidden={!shown} />;
}
