import { externalStore } from '../external-store.ts';

/** Where an answer of the site leads on that says that the member's session is over. */
export const leadsToHeader = 'x-leads-to';

/**
 * There once an answer in this window has said that the member's session is over, and taken its cookies along. One that was refused leads
 * away from the page (ACC-13); after one that is past the visitor goes on as a guest (ACC-08).
 */
export const endedSession = externalStore<{ leadsTo: string | null } | undefined>(undefined);
