import { Badge } from '../design/Badge.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';

export type BadgeKind = 'new' | 'featured' | 'discontinued';

type Badged = { newProduct: boolean; featuredProduct: boolean; discontinued: object | null };

/** Returns the badges of a product in their order (CAT-04): new before featured. A discontinued product has no other (CAT-17). */
export function badgesOf(product: Badged): BadgeKind[] {
  if (product.discontinued) return ['discontinued'];
  return (['new', 'featured'] as const).filter((kind) => product[`${kind}Product`]);
}

/** Renders the badges of a product, if it has any (CAT-04). */
export function ProductBadges({ product, className }: { product: Badged; className?: string }) {
  const t = useMessages('products');
  const badges = badgesOf(product);
  if (badges.length === 0) return null;
  return (
    <p className={className}>
      {badges.map((kind) => (
        <Badge key={kind} strong={kind === 'new'}>
          {t(kind)}
        </Badge>
      ))}
    </p>
  );
}
