import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { openModal } from '../design/open-modal.ts';
import styles from './Notifications.module.css';
import { toasts } from './notify.ts';

const ToastView = lazy(() => import('./Toast.tsx'));

/**
 * The corner where notifications are shown; its live regions stand in the page before anything is said in them (PAG-14). While a
 * modal is open the corner is part of it: behind it nothing could be read, announced or used.
 */
export function Notifications() {
  const shown = toasts.use();
  const modal = openModal.use();
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
  const corner = (
    <div className={styles.corner}>
      {regionOf('status')}
      {regionOf('alert')}
    </div>
  );
  return modal ? createPortal(corner, modal) : corner;
}
