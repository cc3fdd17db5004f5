import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { LogInPromptFragment, ProductHeadFragment } from '../../platform/generated/operations-types.ts';
import { ProductBadges } from '../ProductBadges.tsx';
import { ProductPrice } from '../ProductPrice.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { LogInPrompt } from './LogInPrompt.tsx';
import { MountingList } from './MountingList.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import styles from './ProductHead.module.css';
import { VariantList } from './VariantList.tsx';

type ProductHeadProps = { product: FragmentOf<ProductHeadFragment>; sets: FragmentOf<LogInPromptFragment> };

/** The head of a product page: its pictures left, its facts right (CAT-05). */
export function ProductHead({ product: masked, sets }: ProductHeadProps) {
  const product = read<ProductHeadFragment>(masked);
  const { title, description, price } = product;
  return (
    <div className={styles.head}>
      <div className={styles.media}>
        <ProductBadges className={styles.badges} product={product} />
        <ProductGallery product={product} />
        <div className={styles.keyFacts}>
          <KeyFacts product={product} />
        </div>
      </div>
      <div className={styles.facts}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <VariantList product={product} />
        <ColourChoice product={product} />
        <MountingList product={product} />
        {price ? <ProductPrice price={price} /> : <LogInPrompt sets={sets} />}
      </div>
    </div>
  );
}
