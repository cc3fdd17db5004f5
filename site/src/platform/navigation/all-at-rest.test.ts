import { expect, test } from 'vitest';
import { allAtRest } from './all-at-rest.ts';

test('PAG-11 what is fetched together fails with the first failure, and not before the last has come to rest', async () => {
  const order: string[] = [];
  let letGo = () => {};
  const last = new Promise<string>((resolve) => {
    letGo = () => resolve('last');
  });
  const all = allAtRest([Promise.reject(new Error('first')), last.then((name) => order.push(name))]);
  const failed = all.catch(({ message }: Error) => order.push(message));
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual([]);
  letGo();
  await failed;
  expect(order).toEqual(['last', 'first']);
});

test('what comes is answered in the order it was asked for', async () => {
  expect(await allAtRest([Promise.resolve(1), 'two', undefined])).toEqual([1, 'two', undefined]);
});
