import { type ConsentCategory, consentCookie, readConsent } from './consent-cookie.ts';

const listeners = new Set<() => void>();

const choice = () => (typeof document === 'undefined' ? undefined : readConsent(document.cookie));

/** The choice that was last reported to listeners. */
let announced: string | undefined;

function tell(): void {
  announced = choice()?.join();
  for (const listener of [...listeners]) listener();
}

/**
 * Notifies listeners if the choice was changed on another page, while this one was in another tab or in the back/forward cache.
 */
function tellOfChange(): void {
  if (choice()?.join() !== announced) tell();
}

/** The visitor's consent. Third parties are requested only after their category was allowed. */
export const consent = {
  has: (category: ConsentCategory): boolean => choice()?.includes(category) ?? false,

  isChosen: (): boolean => choice() !== undefined,

  /** Notifies the listener of each choice, also of one on another page. Returns a function that stops listening. */
  watch(listener: () => void): () => void {
    if (listeners.size === 0) announced = choice()?.join();
    listeners.add(listener);
    addEventListener('pageshow', tellOfChange);
    document.addEventListener('visibilitychange', tellOfChange);
    return () => void listeners.delete(listener);
  },

  /** Stores the visitor's choice and notifies the listeners. */
  choose(allowed: readonly ConsentCategory[]): void {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = consentCookie(allowed);
    tell();
  },
};
