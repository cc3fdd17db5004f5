import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ChosenPriceFragment, LogInPromptFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { LogInPrompt } from '../../LogInPrompt.tsx';
import { MembersNotice } from '../../MembersNotice.tsx';
import styles from './ChosenPrice.module.css';
import { useSelectedVariant } from './use-variant-selection.tsx';

type ChosenPriceProps = { product: FragmentOf<ChosenPriceFragment>; sets: FragmentOf<LogInPromptFragment> };

/** Renders the price of the selected variant, or how to get prices (CAT-06). */
export function ChosenPrice({ product, sets }: ChosenPriceProps) {
  const { price, variants } = read<ChosenPriceFragment>(product);
  const chosen = useSelectedVariant(variants)?.price ?? price;
  return chosen ? <ProductPrice price={chosen} /> : <PricePrompt sets={sets} />;
}

/** Renders the replacement for hidden prices: how to get an account, or that approval is pending (MEM-04). */
function PricePrompt({ sets }: { sets: FragmentOf<LogInPromptFragment> }) {
  return useSite().isMember ? <MembersNotice /> : <LogInPrompt sets={sets} />;
}

/** Renders the lowest price with a note on what it excludes (CAT-09), for members only. */
function ProductPrice({ price }: { price: { amount: number; from: boolean } }) {
  const { format } = useSite();
  const t = useMessages('products/price');
  const amount = format.price(price.amount);
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{price.from ? t('from', { price: amount }) : amount}</span>
      <span className={styles.terms}>{t('priceTerms')}</span>
    </p>
  );
}
