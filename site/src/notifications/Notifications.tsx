import { lazy, Suspense } from 'react';
import styles from './Notifications.module.css';
import { toasts } from './notify.ts';

const ToastView = lazy(() => import('./Toast.tsx'));

/** The corner where notifications are shown; its live regions stand in the page before anything is said in them (PAG-14). */
export function Notifications() {
  const shown = toasts.use();
  const regionOf = (role: 'alert' | 'status') => (
    <div className={styles.region} role={role}>
      <Suspense>
        {shown
          .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
          .map((toast) => (
            <ToastView key={toast.key} toast={toast} />
          ))}
      </Suspense>
    </div>
  );
  return (
    <div className={styles.corner}>
      {regionOf('status')}
      {regionOf('alert')}
    </div>
  );
}
