/** What the frame of a page needs to know of the entry in it: every page's operation asks for it. */
export type ShellEntry = {
  __typename: string;
  uri: string;
  breadcrumbs: readonly { title: string; uri: string }[];
  routeTranslations: readonly { siteId: number; uri: string }[];
  hero?: { variant: string; image: object | null } | null;
};

export type HeaderLook = 'solid' | 'overHero' | 'product';

/** How the header looks over a page (PAG-13): white over the fullscreen hero, without its line on product pages. */
export function headerLook(entry: ShellEntry | undefined): HeaderLook {
  if (entry?.hero?.variant === 'fullscreen' && entry.hero.image) return 'overHero';
  return entry?.__typename === 'Product' ? 'product' : 'solid';
}
