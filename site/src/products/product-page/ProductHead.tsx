import type { RefObject } from 'react';
import { FavouriteHeart } from '../../favourites/FavouriteHeart.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { LogInPromptFragment, ProductHeadFragment, SamplesPageFragment } from '../../platform/generated/operations-types.ts';
import { QuotationControls } from '../../quotation/QuotationControls.tsx';
import { AdviserLine } from '../../team/AdviserLine.tsx';
import { CompareButton } from '../CompareButton.tsx';
import { ProductBadges } from '../ProductBadges.tsx';
import { ChoiceForm } from './configuration/ChoiceForm.tsx';
import { ChosenPrice } from './configuration/ChosenPrice.tsx';
import { ColourChoice } from './configuration/ColourChoice.tsx';
import { MountingChoice } from './configuration/MountingChoice.tsx';
import { OptionChoice } from './configuration/OptionChoice.tsx';
import { SampleLink } from './configuration/SampleLink.tsx';
import { useChosenItem, useVariantSelection } from './configuration/use-variant-selection.tsx';
import { VariantChoice } from './configuration/VariantChoice.tsx';
import { DiscontinuedNotice } from './DiscontinuedNotice.tsx';
import { ProductMedia } from './media/ProductMedia.tsx';
import { ProductAction } from './ProductAction.tsx';
import actions from './ProductActions.module.css';
import styles from './ProductHead.module.css';
import { ShareButton } from './ShareButton.tsx';
import { KeyFacts } from './specifications/KeyFacts.tsx';

type ProductHeadProps = {
  product: FragmentOf<ProductHeadFragment>;
  sets: FragmentOf<LogInPromptFragment> & FragmentOf<SamplesPageFragment>;
  /** Container of the amount field and the quotation button. */
  asking: RefObject<HTMLDivElement | null>;
};

/**
 * Renders the head of a product page: pictures on the left, and on the right the facts, the options and the quotation button
 * (CAT-05).
 */
export function ProductHead({ product: masked, sets, asking }: ProductHeadProps) {
  const product = read<ProductHeadFragment>(masked);
  const { id, title, description, discontinued } = product;
  const item = useChosenItem(product);
  const { pieces, setPieces } = useVariantSelection();
  return (
    <div className={styles.head}>
      <div className={styles.media}>
        <ProductBadges className={styles.badges} product={product} />
        <ProductMedia product={product} />
        <div className={styles.keyFacts}>
          <KeyFacts product={product} />
        </div>
      </div>
      <div className={styles.facts}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <DiscontinuedNotice product={product} item={item} />
        <ChoiceForm>
          <VariantChoice product={product} />
          <ColourChoice product={product} />
          <SampleLink sets={sets} />
          <MountingChoice product={product} />
          <OptionChoice product={product} />
        </ChoiceForm>
        <div className={styles.asking}>
          {!discontinued && <ChosenPrice product={product} sets={sets} />}
          <div ref={asking}>
            <ProductAction product={product}>
              <QuotationControls line={item} wanted={pieces} onWant={setPieces} />
            </ProductAction>
          </div>
          <div className={actions.actions}>
            <FavouriteHeart productId={id} title={title} isNamed />
            <CompareButton item={item} className={actions.action} />
            <ShareButton title={title} />
          </div>
          <AdviserLine />
        </div>
      </div>
    </div>
  );
}
