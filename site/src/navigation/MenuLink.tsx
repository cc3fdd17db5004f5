import type { MenuEntryFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { currentItem } from './current-item.ts';

type MenuLinkProps = { item: MenuEntryFragment; pageUri: string | undefined; className?: string };

/** One item of a menu (NAV-03): a link within the site, a link out of it, or plain text. */
export function MenuLink({ item, pageUri, className }: MenuLinkProps) {
  const { localHref } = useSite();
  const { title, uri, url, openInNewTab } = item;
  if (uri !== null) {
    return (
      <a className={className} href={localHref(uri)} aria-current={currentItem(uri, pageUri)}>
        {title}
      </a>
    );
  }
  if (url === null) return <span className={className}>{title}</span>;
  return (
    <a className={className} href={url} target={openInNewTab ? '_blank' : undefined} rel={openInNewTab ? 'noopener' : undefined}>
      {title}
    </a>
  );
}
