import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import type { LineIdentity } from '../quotation/quotation-line.ts';

type CompareButtonProps = {
  item: Pick<LineIdentity, 'id' | 'variant' | 'colour' | 'mounting' | 'options'>;
  className: string | undefined;
  /** Title of the product, where several buttons are on a page. */
  title?: string;
};

/** Adds a product in a variant, a colour, a mounting and options to the comparison, or removes it. Its handler is in `init-card-buttons.ts`. */
export function CompareButton({ item: { id, variant, colour, mounting, options = [] }, className, title }: CompareButtonProps) {
  const t = useMessages('products');
  const text = t('compare');
  return (
    <button
      className={className}
      type="button"
      data-compare={id}
      data-variant={variant}
      data-colour={colour}
      data-mounting={mounting}
      data-options={options.map(parameterOf).join(' ')}
      aria-label={title && `${text}: ${title}`}
    >
      <Icon name="compare" />
      {text}
    </button>
  );
}
