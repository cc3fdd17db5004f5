import type { BeforeListTableServerProps } from 'payload';
import { memberLists } from '../../../src/account/member-lists.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { parametersOf, whereOf } from '../../../src/platform/payload/list-filter.ts';

/** Texts above the list of members. */
const labels = {
  lists: { nl: 'Lijsten', en: 'Lists', de: 'Listen' },
  all: { nl: 'Alle leden', en: 'All members', de: 'Alle Mitglieder' },
  waiting: { nl: 'Wachten op goedkeuring', en: 'Waiting for approval', de: 'Warten auf Freigabe' },
  disabled: { nl: 'Geblokkeerd', en: 'Disabled', de: 'Gesperrt' },
} as const satisfies Record<string, Label>;

const list = '/admin/collections/members';

/** Renders links to frequent filters above the list of members, with the number of members waiting for approval. */
export async function MemberFilters({ i18n, payload }: BeforeListTableServerProps) {
  const waiting = await payload.count({ collection: 'members', where: whereOf(memberLists.waiting) });
  return (
    <nav className="plantsoen-lists" aria-label={labelFor({ i18n }, labels.lists)}>
      <a href={list}>{labelFor({ i18n }, labels.all)}</a>
      <a href={list + parametersOf(memberLists.waiting)}>
        {labelFor({ i18n }, labels.waiting)} ({waiting.totalDocs})
      </a>
      <a href={list + parametersOf(memberLists.disabled)}>{labelFor({ i18n }, labels.disabled)}</a>
    </nav>
  );
}
