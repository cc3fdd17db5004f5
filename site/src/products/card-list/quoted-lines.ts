import { parameterOf } from '@plantsoen/contract/product-query.ts';
import type { ListableProductFragment } from '../../platform/generated/operations-types.ts';
import type { QuotationItem, QuotationLines } from '../../quotation/quotation-line.ts';
import type { ButtonOptions } from '../pressed-buttons.ts';
import { choiceOf } from '../product-page/configuration/selection.ts';

type Listable = Omit<ListableProductFragment, ' $fragmentName'>;

/** Returns the lines of a product in the options of a button, without those of spare parts. Without options, all its lines. */
export function linesOfButton(lines: QuotationLines, options: ButtonOptions): QuotationLines {
  const { id } = options;
  return lines.filter(
    (line) =>
      line.id === id &&
      !line.part &&
      (['variant', 'colour', 'mounting'] as const).every(
        (part) => options[part] === undefined || parameterOf(line[part] ?? '') === parameterOf(options[part]),
      ),
  );
}

/** Returns the item that a card adds (QUO-10): the options of its link, and else the default ones, as the page of the product has them. */
export function itemOfCard(product: Listable, options: ButtonOptions): QuotationItem {
  const { title, uri, category, productImage } = product;
  const choice = choiceOf(product, { variant: options.variant, colour: options.colour, mounting: options.mounting });
  return { id: options.id, title, uri, category: category.title, productImage: productImage?.crop.url ?? '', ...choice };
}
