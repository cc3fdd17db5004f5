import type { AnyRouter } from '@tanstack/react-router';
import { storedText } from '../quotation/quotation-storage.ts';
import { storedComparison } from './comparison-storage.ts';

const buttons = 'button:is([data-compare], [data-quote])';
const loadComparison = () => import('./comparison/comparison-controller.tsx');
const loadQuotation = () => import('./card-list/quotation-controller.ts');

/**
 * Lets buttons with `data-compare`, the ID of a product, add it to the comparison or remove it (CAT-13), and buttons with `data-quote` do the
 * same with the quotation list (QUO-10). `data-variant`, `data-colour`, `data-mounting` and `data-options` state its options; a button on a card
 * has those of its link. The code is loaded at the first use, and if products are chosen already.
 */
export function initCardButtons(router: AnyRouter): void {
  const { context } = router.options;
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLButtonElement>(buttons) : null);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button?.dataset.quote) void loadQuotation().then((here) => here.toggleQuoted(button, context), context.report);
    else if (button) void loadComparison().then((here) => here.toggleCompared(button, context), context.report);
  });
  // The visible text is the same on every card, so the name also contains the product.
  document.addEventListener('focusin', (event) => {
    const button = buttonOf(event);
    const title = button?.closest('li')?.querySelector('h2, h3')?.textContent;
    if (button && title) button.ariaLabel = `${button.textContent}: ${title}`;
  });
  document.documentElement.dataset.comparable = '';
  // Without a connection the buttons stay unmarked. A use of one loads its code again, and reports a failure.
  const ignore = () => {};
  if (storedComparison() !== null) loadComparison().catch(ignore);
  if (storedText() !== null) loadQuotation().catch(ignore);
}
