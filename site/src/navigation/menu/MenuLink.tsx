import type { ReactNode } from 'react';
import type { MenuEntryFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { currentItem } from './menu.ts';

type MenuLinkProps = {
  item: MenuEntryFragment;
  pageUri: string | undefined;
  className?: string;
  /** Content of the link, if it is more than the title of the item. */
  children?: ReactNode;
};

/** Renders one menu item (NAV-03): an internal link, an external link, or plain text. */
export function MenuLink({ item, pageUri, className, children }: MenuLinkProps) {
  const { localHref } = useSite();
  const { title, uri, url, openInNewTab } = item;
  const content = children ?? title;
  if (uri !== null) {
    return (
      <a className={className} href={localHref(uri)} aria-current={currentItem(uri, pageUri)}>
        {content}
      </a>
    );
  }
  if (url === null) return <span className={className}>{content}</span>;
  return (
    <a className={className} href={url} target={openInNewTab ? '_blank' : undefined} rel={openInNewTab ? 'noopener' : undefined}>
      {content}
    </a>
  );
}
