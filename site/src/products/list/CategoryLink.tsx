import { useSite } from '../../platform/rendering/site-context.tsx';

type CategoryLinkProps = {
  category: { title: string; uri: string; productCount: number };
  pageUri: string;
  className: string | undefined;
};

/** Renders a category with the number of its products. */
export function CategoryLink({ category: { title, uri, productCount }, pageUri, className }: CategoryLinkProps) {
  const { format, localHref } = useSite();
  return (
    <a className={className} href={localHref(uri)} aria-current={uri === pageUri ? 'page' : undefined}>
      {title} <span>{format.count(productCount)}</span>
    </a>
  );
}
