import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../forms/uploads/check-content.ts';
import { sanitizeFilename } from '../../forms/uploads/sanitize-filename.ts';
import { type AnswerProblem, answerLimits } from './answer-input.ts';

/** Own document of an answer: a checked PDF. */
export type AnswerFile = { name: string; content: Buffer };

/** Checks the own document of an answer by its size and content, as files of visitors. Returns it, or why it is refused. */
export async function checkAnswerFile(file: File): Promise<AnswerFile | AnswerProblem> {
  if (file.size > answerLimits.file) return { reason: 'fileSize' };
  const content = Buffer.from(await file.arrayBuffer());
  const name = sanitizeFilename(file.name);
  const folder = await mkdtemp(join(tmpdir(), 'quote-answer-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content, { mode: 0o600 });
    const checked = await checkContent(path, name, ['.pdf']);
    return 'problem' in checked ? { reason: checked.problem } : { name, content };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
