import { externalStore } from '../external-store.ts';

/** Header of an answer about an ended session with the address to go to. */
export const leadsToHeader = 'x-leads-to';

/**
 * Set when an answer in this window has ended the member's session and deleted its cookies. A refused session leads away from the page
 * (ACC-13); after an expired one the visitor continues as a guest (ACC-08).
 */
export const endedSession = externalStore<{ leadsTo: string | null } | undefined>(undefined);
