import type { Where } from 'payload';

/** Folder and tag that a list is limited to. */
export type MediaFilter = { folder: string; tag: string };

const conditionsOf = (where: Where | undefined): Where[] => {
  const [alternative] = where?.or ?? [];
  return alternative?.and ?? [];
};

const equalsOf = (condition: Where, field: string): unknown => (condition[field] as { equals?: unknown } | undefined)?.equals;
const isOurs = (condition: Where): boolean =>
  equalsOf(condition, 'folder') !== undefined || equalsOf(condition, 'tags') !== undefined;

/** Returns the folder and tag of a list's filter; empty texts if it has none. */
export function mediaFilterOf(where: Where | undefined): MediaFilter {
  const valueIn = (field: string) =>
    String(
      conditionsOf(where)
        .map((condition) => equalsOf(condition, field))
        .find((value) => value !== undefined) ?? '',
    );
  return { folder: valueIn('folder'), tag: valueIn('tags') };
}

/** Returns the filter of a list with this folder and tag, in the form that Payload's own filter shows. Other conditions stay. */
export function withMediaFilter(where: Where | undefined, { folder, tag }: MediaFilter): Where {
  const others = conditionsOf(where).filter((condition) => !isOurs(condition));
  const and = [...others, ...(folder ? [{ folder: { equals: folder } }] : []), ...(tag ? [{ tags: { equals: tag } }] : [])];
  return and.length > 0 ? { or: [{ and }] } : {};
}
