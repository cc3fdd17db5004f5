import { externalStore } from '../external-store.ts';

/** Whether an answer in this window has said that the member's session is over, and taken its cookies along. */
export const endedSession = externalStore(false);
