/** Data of an entry that the page frame needs; every page's query includes it. */
export type LayoutData = {
  __typename: string;
  uri: string;
  breadcrumbs: readonly { title: string; uri: string }[];
  routeTranslations: readonly { siteId: number; uri: string }[];
  hero?: { variant: string; image: object | null } | null;
};
