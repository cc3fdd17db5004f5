import type { EditedListFragment } from '../../platform/generated/operations-types.ts';
import { answeredLine, answeredSections } from '../member/member-lines.ts';
import { type AccountList, stateOf } from '../member/merge-account.ts';
import { isSameLine } from '../quotation-line.ts';
import { type RequestedItem, requestedItems } from '../requested-items.ts';
import type { LineChange } from './edit-links.ts';

/** A list that several people edit, as the API has it, and the changes by others that the viewer may see. */
export type EditedList = { list: AccountList; changes: LineChange[] };

/** Converts an answer; undefined if the list is only for reading. Lines whose product is live in no language are left out. */
export function editedList(answer: EditedListFragment): EditedList | undefined {
  const { id, version, project, place, tenderDate, sections } = answer;
  if (id === null || version === null) return undefined;
  const found = answer.lines.flatMap(({ product, change, ...line }) =>
    product ? [{ line: answeredLine({ ...line, product }), change }] : [],
  );
  const lines = found.map(({ line }) => line);
  const changes = found.flatMap(({ line, change }) => {
    const [item] = requestedItems([line]);
    return item && change && !change.isOwn ? [{ line: item, at: change.at, by: change.by }] : [];
  });
  return {
    list: { id, version, name: project ?? '', place, tenderDate, sections: answeredSections(sections), lines },
    changes,
  };
}

/** Returns the lines that are new or have another amount than before. */
export function changedLines(before: readonly RequestedItem[], after: readonly RequestedItem[]): RequestedItem[] {
  return after.filter((line) => !before.some((other) => isSameLine(other, line) && other.amount === line.amount));
}

/** Returns the common state for a list of the API. */
export const commonState = ({ list }: EditedList) => ({ ...stateOf(list), version: list.version });
