import { externalStore } from '../platform/external-store.ts';
import { mobileClass } from '../platform/interface-state.ts';

/** A notification for the visitor: success, error or information (PAG-14). */
export type Notification = {
  kind: 'success' | 'error' | 'notice';
  text: string;
  /** An action for the visitor: a link, or a function such as undo. */
  action?: { text: string } & ({ href: string } | { run(): void });
};

/** A visible notification. */
export type Toast = Notification & { key: number };

const maxToasts = 3;
let lastKey = 0;

export const toasts = externalStore<readonly Toast[]>([]);

/**
 * Shows a notification. If three are visible, the oldest disappears. In the mobile layout, where they would cover the page, an error
 * replaces the former error, and any other notification the former other one.
 */
export function notify(notification: Notification): void {
  lastKey += 1;
  const isMobile = typeof window !== 'undefined' && mobileClass.get();
  const isError = ({ kind }: Notification) => kind === 'error';
  const before = toasts.get().filter((toast) => !isMobile || isError(toast) !== isError(notification));
  toasts.set([...before, { ...notification, key: lastKey }].slice(-maxToasts));
}

export function dismiss(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}
