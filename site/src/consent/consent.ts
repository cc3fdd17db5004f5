import { type ConsentCategory, consentCookie, readConsent } from './consent-cookie.ts';

const listeners = new Set<() => void>();

const choice = () => (typeof document === 'undefined' ? undefined : readConsent(document.cookie));

/** What the visitor has allowed. Nothing is asked of a third party before the category it belongs to has been. */
export const consent = {
  has: (category: ConsentCategory): boolean => choice()?.includes(category) ?? false,

  isChosen: (): boolean => choice() !== undefined,

  /** Tells of each choice; answers how to stop listening. */
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Opens the settings in which the visitor chooses, as when something is clicked that needs a consent not given yet. */
  async ask(): Promise<void> {
    const { openSettings } = await import('./consent-desk.tsx');
    openSettings();
  },

  /** Keeps what the visitor has chosen. */
  choose(allowed: readonly ConsentCategory[]): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = consentCookie(allowed);
    for (const listener of [...listeners]) listener();
  },
};
