import { expect, it } from 'vitest';
import { contentHash } from '../../../src/platform/uploads/original-file.ts';
import { fileHash } from './file-hash.ts';

it.each(['', 'a bench', 'x'.repeat(100_000)])('EDT-06 the browser and the backend hash a file alike', async (content) => {
  expect(await fileHash(new Blob([content]))).toBe(contentHash(Buffer.from(content)));
});
