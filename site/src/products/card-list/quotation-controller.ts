import { notify } from '../../notifications/notify.ts';
import { read } from '../../platform/data/operation.ts';
import { ListableProduct } from '../../platform/generated/operations.ts';
import type { ListableProductFragment } from '../../platform/generated/operations-types.ts';
import { watchQuotationData } from '../../platform/interface-state.ts';
import { write } from '../../platform/messages/message.ts';
import { messageSource } from '../../platform/messages/message-source.ts';
import type { MessageTexts } from '../../platform/messages/page-messages.tsx';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import { changeQuotationList, quotationLines } from '../../quotation/quotation-list.ts';
import { add, maxLines, remove, union } from '../../quotation/quotation-rules.ts';
import { buttonOptions, markButtons } from '../pressed-buttons.ts';
import { itemOfCard, linesOfButton } from './quoted-lines.ts';

type Texts = MessageTexts['quotation'];

const textsOf = messageSource();

markButtons('button[data-quote]', (options) => linesOfButton(quotationLines(), options).length > 0, watchQuotationData.subscribe);

/**
 * Adds the product of a button on a card to the quotation list, or removes it (QUO-10). A notice shows the result; a removal can be
 * undone, because it may remove several lines with their remarks.
 */
export async function toggleQuoted(button: HTMLButtonElement, { query, siteId, address, report }: RouterContext): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const options = buttonOptions(button);
  const texts = (await textsOf('quotation', address.locale)) as Texts;
  const say = (key: 'announceAdded' | 'announceRemoved' | 'full' | 'notKept' | 'notAdded' | 'undo', title = '') =>
    write(texts[key], address.locale, { title, most: maxLines });
  const listed = linesOfButton(quotationLines(), options);
  if (listed.length > 0) {
    changeQuotationList((lines) => listed.reduce(remove, lines));
    const undo = { text: say('undo'), run: () => void changeQuotationList((lines) => union(lines, listed)) };
    return notify({ kind: 'notice', text: say('announceRemoved', listed[0]?.title), action: undo });
  }
  if (quotationLines().length >= maxLines) return notify({ kind: 'error', text: say('full') });
  button.ariaBusy = 'true';
  try {
    const { productsById } = await query(ListableProduct, { siteId, ids: [options.id] });
    const [product] = productsById.map((masked) => read<ListableProductFragment>(masked));
    if (!product) return notify({ kind: 'error', text: say('notAdded') });
    const isStored = changeQuotationList((lines) => add(lines, itemOfCard(product, options)));
    notify({ kind: 'success', text: say('announceAdded', product.title) });
    if (!isStored) notify({ kind: 'error', text: say('notKept') });
  } catch (thrown) {
    report(thrown);
    notify({ kind: 'error', text: say('notAdded') });
  } finally {
    button.ariaBusy = null;
  }
}
