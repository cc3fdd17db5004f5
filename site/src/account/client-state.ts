import { externalStore } from '../platform/external-store.ts';

/** What a document knows of the visitor's session beside whether it is a member's (ACC-04). */

/** Whether nobody is logged in: until the member's own data have come, and again once the session is over. */
export const loggedOut = externalStore(true);

/** Whether a log-in or a log-out is under way: until it is over nobody counts as logged in. */
export const pending = externalStore(false);

/** Whether a favourite is being saved. */
export const favoriteProductLoading = externalStore(false);

/** Whether a guest has asked for favourites, and is to be told that they need an account. */
export const favoriteModalBoolean = externalStore(false);
