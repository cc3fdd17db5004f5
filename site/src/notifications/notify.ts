import { externalStore } from '../platform/external-store.ts';
import { mobileClass } from '../platform/interface-state.ts';

/** A notification for the visitor: success, error or information (PAG-14). */
export type Notification = {
  kind: 'success' | 'error' | 'notice';
  text: string;
  /** An action for the visitor: a link, or a function such as undo. */
  action?: { text: string } & ({ href: string } | { run(): void });
  /** Id of the data that the action changes. */
  about?: string;
};

/** A visible notification. */
export type Toast = Notification & { key: number };

/** Number of visible notifications. In the mobile layout three would cover the page. */
const maxToasts = () => (typeof window !== 'undefined' && mobileClass.get() ? 2 : 3);
let lastKey = 0;

export const toasts = externalStore<readonly Toast[]>([]);

/** Shows a notification. If the most are visible, the oldest disappears. */
export function notify(notification: Notification): void {
  lastKey += 1;
  toasts.set([...toasts.get(), { ...notification, key: lastKey }].slice(-maxToasts()));
}

export function dismiss(key: number): void {
  toasts.set(toasts.get().filter((toast) => toast.key !== key));
}

/** Dismisses the notifications with an action for some data, of which the action has become meaningless. */
export function dismissAbout(about: string): void {
  toasts.set(toasts.get().filter((toast) => toast.about !== about));
}
