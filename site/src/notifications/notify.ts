import { externalStore } from '../platform/external-store.ts';

/** What a visitor is told: that it worked, that it failed, or something worth knowing (PAG-14). */
export type Notification = {
  kind: 'success' | 'error' | 'notice';
  text: string;
  /** What the visitor may do about it: follow a link, or undo. */
  action?: { text: string } & ({ href: string } | { run(): void });
};

/** A notification that is shown. */
export type Toast = Notification & { key: number };

const mostToasts = 3;
let lastKey = 0;

export const toasts = externalStore<readonly Toast[]>([]);

/** Shows a notification, from anywhere in the browser; the oldest makes room where there are three. */
export function notify(notification: Notification): void {
  lastKey += 1;
  toasts.set([...toasts.get(), { ...notification, key: lastKey }].slice(-mostToasts));
}

/** Takes a notification away. */
export function dismiss(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}
