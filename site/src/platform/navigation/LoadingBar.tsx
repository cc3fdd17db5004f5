import styles from './LoadingBar.module.css';
import { pageLoading } from './page-loading.ts';

/** The line at the top of the window that shows how far the next page has come (PAG-04). For the eye alone. */
export function LoadingBar() {
  const { shown, percent } = pageLoading.use();
  return <div className={styles.bar} style={{ scale: `${percent / 100} 1` }} hidden={!shown} />;
}
