import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { openModal } from '../design/modal/open-modal.ts';
import styles from './Notifications.module.css';
import { toasts } from './notify.ts';

const ToastView = lazy(() => import('./Toast.tsx'));

/**
 * Renders the notifications. The live regions are in the page before they have content, so that screen readers announce it
 * (PAG-14). While a modal is open, they are rendered inside it, because everything behind it is inert.
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
