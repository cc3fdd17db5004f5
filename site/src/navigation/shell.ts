import type { ShellQuery } from '../platform/generated/operations-types.ts';

/** The data of the frame of every page. Those of the parts that only the server renders stay there. */
export type Shell = Omit<ShellQuery, 'serverParts'> & Partial<Pick<ShellQuery, 'serverParts'>>;

/** The answer of the operation Shell, whose server parts are left out where it is written into the page. */
export function shellOf({ serverParts, ...shell }: ShellQuery): Shell {
  const unwritten = { toJSON: () => undefined };
  return { ...shell, serverParts: { ...serverParts, ...unwritten } };
}
