import { Suspense } from 'react';
import { notify } from '../../notifications/notify.ts';
import { read } from '../../platform/data/operation.ts';
import { ComparableProduct } from '../../platform/generated/operations.ts';
import type { ComparableProductFragment } from '../../platform/generated/operations-types.ts';
import { write } from '../../platform/messages/message.ts';
import { messageSource } from '../../platform/messages/message-source.ts';
import type { MessageTexts } from '../../platform/messages/page-messages.tsx';
import { deferredViews } from '../../platform/rendering/DeferredView.tsx';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { maxCompared } from '../comparison-address.ts';
import { buttonOptions, markButtons } from '../pressed-buttons.ts';
import { ComparisonTray } from './ComparisonTray.tsx';
import { isChosen } from './compare-buttons.ts';
import { chosenProduct, chosenProducts, setChosenProducts, withChosen } from './comparison-list.ts';

type Texts = MessageTexts['products/comparison'];

const textsOf = messageSource();

deferredViews.set([
  ...deferredViews.get(),
  <Suspense key="comparison">
    <ComparisonTray />
  </Suspense>,
]);
markButtons(
  'button[data-compare]',
  (options) => chosenProducts.get().some((chosen) => isChosen(chosen, options)),
  chosenProducts.subscribe,
);

/** Adds the product of a button to the comparison, or removes it. A notice shows the result. */
export async function toggleCompared(
  button: HTMLButtonElement,
  { query, siteId, address, report }: RouterContext,
): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const options = buttonOptions(button);
  const texts = (await textsOf('products/comparison', address.locale)) as Texts;
  const tell = (kind: 'notice' | 'error', key: 'added' | 'removed' | 'full' | 'failed', title = '') =>
    notify({ kind, text: write(texts[key], address.locale, { title }) });
  const matching = chosenProducts.get().filter((chosen) => isChosen(chosen, options));
  if (matching.length > 0) {
    setChosenProducts(chosenProducts.get().filter((chosen) => !matching.includes(chosen)));
    return tell('notice', 'removed', matching[0]?.title);
  }
  if (chosenProducts.get().length >= maxCompared) return tell('error', 'full');
  button.ariaBusy = 'true';
  try {
    const { productsById } = await query(ComparableProduct, { siteId, ids: [options.id] });
    const [product] = productsById.map((masked) => read<ComparableProductFragment>(masked));
    if (!product) return tell('error', 'failed');
    const chosen = chosenProduct(options.id, product, options);
    const chosenNow = withChosen(chosenProducts.get(), chosen);
    if (chosenNow.length > maxCompared) return tell('error', 'full');
    setChosenProducts(chosenNow);
    tell('notice', 'added', chosen.title);
  } catch (thrown) {
    report(thrown);
    tell('error', 'failed');
  } finally {
    button.ariaBusy = null;
  }
}
