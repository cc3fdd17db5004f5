import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const generated = new URL('../../site/src/platform/generated/persisted-operations.json', import.meta.url);

/** Texts of the operations of the present build, by id. */
export const operationTexts: Readonly<Record<string, string>> = JSON.parse(readFileSync(generated, 'utf8'));

/** Returns the text of an operation in the next build. */
export const nextText = (text: string): string => `${text}\n# The next build`;

/** Returns the id of a text, as `contract/generated-files.ts` does. */
export const operationId = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
