import { priceWith } from '@plantsoen/contract/product-options.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ChosenPriceFragment, LogInPromptFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { LogInPrompt } from '../../LogInPrompt.tsx';
import { MembersNotice } from '../../MembersNotice.tsx';
import styles from './ChosenPrice.module.css';
import { useSelectedOptions, useSelectedVariant } from './use-variant-selection.tsx';

type ChosenPriceProps = { product: FragmentOf<ChosenPriceFragment>; sets: FragmentOf<LogInPromptFragment> };

/** Renders the price of the selected variant with the selected options, or how to get prices (CAT-06). */
export function ChosenPrice({ product, sets }: ChosenPriceProps) {
  const { price, variants, options } = read<ChosenPriceFragment>(product);
  const chosen = useSelectedVariant(variants)?.price ?? price;
  const selected = useSelectedOptions(options);
  if (!chosen) return <PricePrompt sets={sets} />;
  const amounts = selected.flatMap((option) => option.price?.amount ?? []);
  const unpriced = selected.flatMap((option) => (option.price ? [] : option.title));
  return <ProductPrice price={{ ...chosen, amount: priceWith(chosen.amount, amounts) ?? chosen.amount }} unpriced={unpriced} />;
}

/** Renders the replacement for hidden prices: how to get an account, or that approval is pending (MEM-04). */
function PricePrompt({ sets }: { sets: FragmentOf<LogInPromptFragment> }) {
  return useSite().isMember ? <MembersNotice /> : <LogInPrompt sets={sets} />;
}

/** Renders the lowest price with a note on what it excludes (CAT-09), for members only. */
function ProductPrice({ price, unpriced }: { price: { amount: number; from: boolean }; unpriced: readonly string[] }) {
  const { format } = useSite();
  const t = useMessages('products/price');
  const ofOptions = useMessages('products/options');
  const amount = format.price(price.amount);
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{price.from ? t('from', { price: amount }) : amount}</span>
      <span className={styles.terms}>{t('priceTerms')}</span>
      {unpriced.length > 0 && <span className={styles.terms}>{ofOptions('onRequest', { titles: unpriced.join(', ') })}</span>}
    </p>
  );
}
