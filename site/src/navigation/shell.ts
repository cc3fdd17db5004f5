import { Shell as ShellOperation } from '../platform/generated/operations.ts';
import type { ShellQuery } from '../platform/generated/operations-types.ts';
import { asJson } from '../platform/rendering/loader-data.ts';
import type { RouterContext } from '../platform/rendering/router-context.ts';

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

/** Loads the data of header and footer. If it fails, the page is rendered without it. */
export async function loadShell({ query, siteId, report }: RouterContext): Promise<Shell | undefined> {
  try {
    const { serverParts, ...shell } = await query(ShellOperation, { siteId });
    // Server parts are excluded when the data is serialized into the page.
    return asJson({ ...shell, serverParts: { ...serverParts, ...{ toJSON: () => undefined } } });
  } catch (error) {
    report(error);
    return undefined;
  }
}
