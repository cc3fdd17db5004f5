/** Asks for consent unless the visitor has already chosen, for content that was added to the page and needs consent. */
export async function askConsent(): Promise<void> {
  const { initConsent } = await import('./consent-controller.tsx');
  initConsent();
}
