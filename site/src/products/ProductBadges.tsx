import { Badge } from '../design/Badge.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { badgesOf } from './badges.ts';

/** Renders the badges of a product, if it has any (CAT-04). */
export function ProductBadges({ product, className }: { product: Parameters<typeof badgesOf>[0]; className?: string }) {
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
