import { type ConsentCategory, consentCookie, readConsent } from './consent-cookie.ts';

const listeners = new Set<() => void>();

const choice = () => (typeof document === 'undefined' ? undefined : readConsent(document.cookie));

/** The choice that listeners know of. */
let told: string | undefined;

function tell(): void {
  told = choice()?.join();
  for (const listener of [...listeners]) listener();
}

/** A page that the browser has kept, or that stands in another tab, was left before the choice was changed elsewhere. */
function tellOfChange(): void {
  if (choice()?.join() !== told) tell();
}

/** What the visitor has allowed. Nothing is asked of a third party before the category it belongs to has been. */
export const consent = {
  has: (category: ConsentCategory): boolean => choice()?.includes(category) ?? false,

  isChosen: (): boolean => choice() !== undefined,

  /** Tells of each choice, also of one that was made on another page; answers how to stop listening. */
  watch(listener: () => void): () => void {
    if (listeners.size === 0) told = choice()?.join();
    listeners.add(listener);
    addEventListener('pageshow', tellOfChange);
    document.addEventListener('visibilitychange', tellOfChange);
    return () => void listeners.delete(listener);
  },

  /** Asks for consent where none was given or refused yet: something has come into the page that waits for it. */
  async ask(): Promise<void> {
    const { attendToConsent } = await import('./consent-desk.tsx');
    attendToConsent();
  },

  /** Keeps what the visitor has chosen. */
  choose(allowed: readonly ConsentCategory[]): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = consentCookie(allowed);
    tell();
  },
};
