import type { ShellQuery } from '../platform/generated/operations-types.ts';

/** Data of an entry that the page frame needs; every page's query includes it. */
export type LayoutData = {
  __typename: string;
  uri: string;
  breadcrumbs: readonly { title: string; uri: string }[];
  routeTranslations: readonly { siteId: number; uri: string }[];
  hero?: { variant: string; image: object | null } | null;
};

/** Data of the page frame. The data of server parts stay on the server. */
export type Shell = Omit<ShellQuery, 'serverParts'> & Partial<Pick<ShellQuery, 'serverParts'>>;

/** Returns the result of the Shell query. Its server parts are excluded when it is serialized into the page. */
export function shellOf({ serverParts, ...shell }: ShellQuery): Shell {
  const unwritten = { toJSON: () => undefined };
  return { ...shell, serverParts: { ...serverParts, ...unwritten } };
}
