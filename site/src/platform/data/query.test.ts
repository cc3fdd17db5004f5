import { expect, test } from 'vitest';
import { ContentPage } from '../generated/operations.ts';
import { queryOver } from './query.ts';

test.each([
  ['BAD_USER_INPUT', 400],
  ['UNAVAILABLE', 503],
  ['INTERNAL_SERVER_ERROR', 500],
  [undefined, 500],
])('ERR-04 an error with the code %s is a failure with the status %i, and reported', async (code, statusCode) => {
  const error = { message: 'no', ...(code !== undefined && { code }) };
  const reported: unknown[] = [];
  const query = queryOver(
    async () => ({ data: null, errors: [error], tags: [], bytes: 1 }),
    (name, one) => reported.push([name, one]),
  );
  await expect(query(ContentPage, { uri: '', siteId: 1 })).rejects.toMatchObject({ message: 'no', statusCode });
  expect(reported).toEqual([['ContentPage', error]]);
});
