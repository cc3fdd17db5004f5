import { externalStore } from '../platform/external-store.ts';

/** Whether no member is logged in (ACC-04). True until the member's data are loaded, and again after the session ends. */
export const loggedOut = externalStore(true);

/** Whether a log-in or log-out is in progress (ACC-04). Until it has finished, the visitor counts as logged out. */
export const pending = externalStore(false);

/** Whether a favourite is being saved (ACC-04). */
export const favoriteProductLoading = externalStore(false);

/** Whether to tell a guest that favourites need an account (ACC-04). */
export const favoriteModalBoolean = externalStore(false);

/** Whether this tab is sending an account form, or is loading the page to which its answer led. */
export const changingSession = externalStore(false);
