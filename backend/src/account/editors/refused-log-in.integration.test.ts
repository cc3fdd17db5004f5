import { logIns } from '@plantsoen/observability/measurements.ts';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { editorsTest, eva } from '../../testing/editors.ts';
import { codeAt, secretOf, stepAt } from './second-factor/totp.ts';

const lines: string[] = [];
const outcomes: string[] = [];
const log = createLog('admin', 'info', { write: (line) => void lines.push(line) });
const { ids, ask, logIn, session } = editorsTest({ log });
logIns.observe((outcome) => outcomes.push(outcome));
beforeEach(() => {
  lines.length = 0;
  outcomes.length = 0;
});
const written = () =>
  lines.map((line) => JSON.parse(line)).map(({ level, msg, visitor, outcome }) => ({ level, msg, visitor, outcome }));
const lineOf = (outcome: string) => ({ level: 'warn', msg: 'a log-in was refused', visitor: '192.0.2.0', outcome });

it('OPS-05 a refused log-in of an editor is one line with a shortened address, and is counted', async () => {
  for (let count = 0; count < 6; count += 1) await logIn(eva, 'geheim wachtwoord', undefined, '192.0.2.9');
  expect(written()).toEqual([...Array(5).fill(lineOf('failed')), lineOf('limited')]);
  expect(outcomes).toEqual([...Array(5).fill('failed'), 'limited']);
  for (const secret of [eva, 'geheim', '192.0.2.9', 'stack']) expect(lines.join(''), secret).not.toContain(secret);
});

it('OPS-05 a wrong code is such a line, too, and a missing code is none', async () => {
  const token = await session();
  const { body } = await ask('POST', `/${ids.eva}/second-factor/begin`, {}, { token });
  const code = codeAt(secretOf(body.secret), stepAt(Date.now()));
  await ask('POST', `/${ids.eva}/second-factor/confirm`, { code }, { token });
  lines.length = 0;
  expect((await logIn()).status).toBe(400);
  expect(written()).toEqual([]);
  expect((await logIn(eva, undefined, String((Number(code) + 500_000) % 1_000_000).padStart(6, '0'))).status).toBe(400);
  expect(written()).toEqual([{ ...lineOf('failed') }]);
  expect(outcomes).toEqual(['succeeded', 'failed']);
});

it('OPS-05 a refused password reset is such a line, and is not counted as a log-in', async () => {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 30)
    statuses.push((await ask('POST', '/forgot-password', { email: eva }, { from: '192.0.2.9' })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(written()).toEqual([{ level: 'warn', msg: 'a password reset was refused', visitor: '192.0.2.0' }]);
  expect(outcomes).toEqual([]);
});
