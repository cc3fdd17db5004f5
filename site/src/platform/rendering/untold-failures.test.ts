import { notFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { untoldFailures } from './untold-failures.ts';

test('ERR-02 code of a route that is not there is a failure that nobody has told of; absences and pages that are shown are none', () => {
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
