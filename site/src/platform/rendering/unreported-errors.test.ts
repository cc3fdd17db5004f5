import { notFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { unreportedErrors } from './unreported-errors.ts';

test('ERR-02 a missing route chunk is an unreported error; absences and rendered pages are not', () => {
  const missing = new Error('Cannot find module');
  expect(
    unreportedErrors([
      { status: 'success' },
      { status: 'error', error: missing },
      { status: 'notFound', error: notFound() },
      { status: 'error', error: notFound() },
    ]),
  ).toEqual([missing]);
});
