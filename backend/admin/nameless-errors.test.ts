import { APIError, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { tellNamelessErrors } from './nameless-errors.ts';

/** Returns an error as the built admin throws it: of a class without a name. */
function nameless(isPublic: boolean): APIError {
  return Object.assign(new APIError('Publish each language on its own', 400, null, isPublic), { name: '' });
}

const answerTo = (error: Error) => tellNamelessErrors({ error, context: {}, req: {} as PayloadRequest });

it('API-08 an editor sees the reason of a refusal', () => {
  expect(answerTo(nameless(true))).toEqual({ response: { errors: [{ message: 'Publish each language on its own' }] } });
});

it('API-08 the form receives the data of a refusal with its message', () => {
  const result = { errors: [{ message: 'An unknown error occurred.', data: { code: 'enrol' } }] } as never;
  expect(tellNamelessErrors({ error: nameless(true), context: {}, req: {} as PayloadRequest, result })).toEqual({
    response: { errors: [{ message: 'Publish each language on its own', data: { code: 'enrol' } }] },
  });
});

it('a non-public error stays hidden, and Payload reports other errors itself', () => {
  expect(answerTo(nameless(false))).toBeUndefined();
  expect(answerTo(new Error('connection lost'))).toBeUndefined();
  expect(answerTo(new APIError('refused', 400))).toBeUndefined();
});
