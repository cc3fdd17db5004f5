import type { AnyRouter } from '@tanstack/react-router';
import { hrefsFor } from '../platform/locale/hrefs.ts';

/** Brings in what sends the newsletter's form without leaving the page, once somebody enters one, wherever it stands. */
export function attendToNewsletter(router: AnyRouter): void {
  const { query, siteId, address, report } = router.options.context;
  const forms = `form[action="${hrefsFor(address).hrefOf('newsletterThanks')}"]:has([name="email"])`;
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(forms) : null;
    if (!form) return;
    const enhance = async () => (await import('./enhance-form.ts')).enhanceForm(form, { query, siteId, locale: address.locale });
    enhance().catch(report);
  });
}
