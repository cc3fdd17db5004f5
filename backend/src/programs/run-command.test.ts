import { expect, it, vi } from 'vitest';
import { incompleteBackup } from '../backup/backup.command.ts';
import { runCommand } from './run-command.ts';

/** Returns the exit code of a command with this outcome, and the text that it writes. */
async function run(outcome: { problem: string } | undefined) {
  const lines: string[] = [];
  const write = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const code = await runCommand(async () => outcome, 'backup', {}).finally(() => write.mockRestore());
  return { code, text: lines.join('\n') };
}

it('OPS-08 a command exits with 0 after success, and with 1 and its problem otherwise', async () => {
  expect(await run(undefined)).toEqual({ code: 0, text: '' });
  expect(await run({ problem: 'the disk is full' })).toEqual({ code: 1, text: 'the disk is full' });
});

it('OPS-07 a backup without files that were lost before has an exit code of its own, and names them', async () => {
  expect(await run(incompleteBackup([]))).toEqual({ code: 0, text: '' });
  const { code, text } = await run(incompleteBackup(['media/lost.jpg']));
  expect(code).toBe(3);
  expect(text).toContain('media/lost.jpg');
});
