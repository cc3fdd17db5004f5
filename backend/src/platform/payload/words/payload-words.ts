import type { Config } from 'payload';
import { deepMergeSimple } from 'payload/shared';
import { adminWords } from '../admin-words.ts';
import { dutchWords } from './dutch-words.ts';
import { germanWords } from './german-words.ts';

type Words = NonNullable<Config['i18n']>['translations'];

/** Replacements and additions to Payload's own texts, by language. */
export const payloadWords: Words = deepMergeSimple({ nl: dutchWords, de: germanWords }, adminWords as object) as Words;
