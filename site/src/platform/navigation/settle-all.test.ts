import { expect, test } from 'vitest';
import { settleAll } from './settle-all.ts';

test('PAG-11 concurrent loads fail with the first error, but not before all have settled', async () => {
  const order: string[] = [];
  let release = () => {};
  const last = new Promise<string>((resolve) => {
    release = () => resolve('last');
  });
  const all = settleAll([Promise.reject(new Error('first')), last.then((name) => order.push(name))]);
  const failed = all.catch(({ message }: Error) => order.push(message));
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual([]);
  release();
  await failed;
  expect(order).toEqual(['last', 'first']);
});

test('results are returned in order', async () => {
  expect(await settleAll([Promise.resolve(1), 'two', undefined])).toEqual([1, 'two', undefined]);
});
