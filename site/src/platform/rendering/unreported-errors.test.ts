import { notFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { untoldFailures } from './untold-failures.ts';

test('ERR-02 a missing route chunk is an unreported error; absences and rendered pages are not', () => {
  const missing = new Error('Cannot find module');
  expect(
    untoldFailures([
      { status: 'success' },
      { status: 'error', error: missing },
      { status: 'notFound', error: notFound() },
      { status: 'error', error: notFound() },
    ]),
  ).toEqual([missing]);
});
