import { createHash } from 'node:crypto';

/** State of a translation: absent, written but not live, older than its source, or up to date. */
export type TranslationState = 'missing' | 'outdated' | 'draft' | 'current';

/** Text of the default language: the hash of its words, and the words themselves, shortened. */
export type SourceText = { hash: string; words: string };

/** Translation that was compared with its source: hashes of both, and the words of the source before it changed. */
export type ComparedText = { hash: string; source: string; was?: string };

/** Words of a text in one language: those that visitors see, and those of the latest draft. */
export type PresentText = { live: string; written: string };

export type Compared = { texts: Record<string, ComparedText>; states: Record<string, TranslationState> };

const maxWords = 4000;

export const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url').slice(0, 12);

export const sourceText = (words: string): SourceText => ({ hash: hashOf(words), words: words.slice(0, maxWords) });

/**
 * Compares the translations of a document with its source, text by text (EDT-09). A translation is outdated if the source has changed
 * since the translation changed, or since a translator called it correct (`accepts`). Texts without a source need no translation, and a
 * translation that is compared for the first time is up to date.
 */
export function compareTexts(
  source: Readonly<Record<string, SourceText>>,
  translation: Readonly<Record<string, PresentText>>,
  before: { source: Readonly<Record<string, SourceText>>; texts: Readonly<Record<string, ComparedText>> },
  accepts: (key: string) => boolean = () => false,
): Compared {
  const compared: Compared = { texts: {}, states: {} };
  for (const [key, { hash: present }] of Object.entries(source)) {
    const { live = '', written = '' } = translation[key] ?? {};
    const words = live || written;
    if (!words) {
      compared.states[key] = 'missing';
      continue;
    }
    const hash = hashOf(words);
    const former = before.texts[key];
    const isNew = !former || former.hash !== hash || accepts(key);
    const isCurrent = isNew || former.source === present;
    compared.states[key] = isCurrent ? (live ? 'current' : 'draft') : 'outdated';
    compared.texts[key] = isCurrent
      ? { hash, source: present }
      : { hash, source: former.source, was: former.was ?? before.source[key]?.words ?? '' };
  }
  return compared;
}

export type StateCounts = Record<Exclude<TranslationState, 'current'>, number>;

/** Counts the texts that need work. */
export function countStates({ states }: Compared): StateCounts {
  const counts: StateCounts = { missing: 0, outdated: 0, draft: 0 };
  for (const state of Object.values(states)) if (state !== 'current') counts[state] += 1;
  return counts;
}

/** Returns the state of a whole translation: the first of missing, outdated and draft that any of its texts has. */
export function worstState(counts: StateCounts | undefined): TranslationState {
  if (!counts) return 'current';
  return (['missing', 'outdated', 'draft'] as const).find((state) => counts[state] > 0) ?? 'current';
}
