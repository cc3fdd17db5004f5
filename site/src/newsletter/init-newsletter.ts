import type { AnyRouter } from '@tanstack/react-router';
import { hrefsFor } from '../platform/locale/hrefs.ts';

/** Loads `enhance-form.ts` when a newsletter form on the page gets the focus. */
export function initNewsletter(router: AnyRouter): void {
  const { query, siteId, address, report } = router.options.context;
  const forms = `form[action="${hrefsFor(address).hrefOf('newsletterThanks')}"]:has([name="email"])`;
  const formOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLFormElement>(forms) : null);
  const enhance = async (form: HTMLFormElement) =>
    (await import('./enhance-form.ts')).enhanceForm(form, { query, siteId, locale: address.locale });
  document.addEventListener('focusin', (event) => {
    const form = formOf(event);
    if (form) enhance(form).catch(report);
  });
  // A first click on the button precedes that code. Without this handler, the browser shows its own message in its own language.
  const waiting = new WeakSet<HTMLFormElement>();
  const onInvalid = (event: Event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    if (waiting.has(form)) return;
    waiting.add(form);
    enhance(form)
      .then(() => form.requestSubmit())
      .catch((error: unknown) => {
        // If the code cannot be loaded, the messages of the browser are the only ones.
        waiting.delete(form);
        document.removeEventListener('invalid', onInvalid, true);
        report(error);
      });
  };
  document.addEventListener('invalid', onInvalid, true);
}
