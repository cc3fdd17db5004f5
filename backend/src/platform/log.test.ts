import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import { errorForLog } from './log.ts';

it('SEC-10 a failed statement is logged without its values', () => {
  const refusal = Object.assign(new Error('violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (Anna).',
  });
  const failed = new DrizzleQueryError(
    'insert into form_submissions values ($1, $2)',
    ['Anna\nde Wit', 'anna@example.com'],
    refusal,
  );
  for (const error of [failed, new Error('the form was not saved', { cause: failed }), refusal]) {
    const logged = JSON.stringify(errorForLog(error));
    expect(logged).toContain('violates check constraint');
    expect(logged).not.toMatch(/anna/i);
  }
  expect(errorForLog(failed)).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into form_submissions values ($1, $2): violates check constraint',
    query: 'insert into form_submissions values ($1, $2)',
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(errorForLog(refusal)).toMatchObject({ code: '23514' });
  for (const other of [null, undefined, 'a word']) expect(errorForLog(other)).toBe(other);
});
