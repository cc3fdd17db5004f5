import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionBeforeChangeHook, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { requestReads } from '../../platform/database/request-sql.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { type StoredGroup, storedGroups } from './stored-synonyms.ts';
import { inOtherGroup, synonymErrorMessages } from './synonym-messages.ts';
import { cleanSynonym, sameWord, synonymGroupError } from './synonym-words.ts';

/** Search without hits, and the word that means the same. */
type Meaning = { site: LocaleCode; words: string; means: string };
type NewGroup = { id: number | undefined; words: string[] };

/**
 * Returns the group that a meaning creates or extends, or the problem. Returns `undefined` if one group contains both words
 * already.
 */
export function groupOfMeaning(
  groups: readonly StoredGroup[],
  { site, words, means }: Meaning,
): NewGroup | { problem: Label } | undefined {
  const groupWith = (wanted: string) =>
    groups.find((group) => group.site === site && group.words.some((word) => sameWord(word) === sameWord(wanted)));
  const [known, other] = [groupWith(means), groupWith(words)];
  if (known && known === other) return undefined;
  if (known && other) return { problem: inOtherGroup(words, other.words.join(', ')) };
  const group = known ?? other;
  const added = group ? [...group.words, known ? words : means] : [means, words];
  const fault = synonymGroupError(added);
  return fault ? { problem: synonymErrorMessages[fault.key](fault) } : { id: group?.id, words: added };
}

const groupsFor = async (req: PayloadRequest) => storedGroups(await requestReads(req));

/** Refuses a meaning that would create an invalid group of synonyms. */
export const validateMeaning: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  const means = cleanSynonym(value ?? '');
  if (means === '') return true;
  const { site, words } = siblingData as Meaning;
  const group = groupOfMeaning(await groupsFor(req), { site, words, means });
  return group && 'problem' in group ? labelFor(req, group.problem) : true;
};

/** Creates the synonym when an editor enters what a search means, and marks the search as solved. */
export const makeSynonym: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const means = cleanSynonym(data.means ?? '');
  if (means === '' || means === originalDoc?.means) return { ...data, means: means || null };
  const meaning = { ...(originalDoc as Meaning), means };
  const group = groupOfMeaning(await groupsFor(req), meaning);
  const rights = { overrideAccess: false, user: req.user, req } as const;
  if (group && !('problem' in group)) {
    const { id, words } = group;
    if (id !== undefined) await req.payload.update({ collection: 'synonyms', id, data: { words }, ...rights });
    else await req.payload.create({ collection: 'synonyms', data: { site: meaning.site, words }, ...rights });
  }
  return { ...data, means, state: 'solved' };
};
