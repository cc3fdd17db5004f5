/** What the frame of a page needs to know of the entry in it: every page's operation asks for it. */
export type ShellEntry = {
  __typename: string;
  uri: string;
  breadcrumbs: readonly { title: string; uri: string }[];
  routeTranslations: readonly { siteId: number; uri: string }[];
  hero?: { variant: string; image: object | null } | null;
};
