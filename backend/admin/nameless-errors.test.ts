import { APIError, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { tellNamelessErrors } from './nameless-errors.ts';

/** As the built admin throws it: a class without a name. */
function nameless(isPublic: boolean): APIError {
  return Object.assign(new APIError('Publish each language on its own', 400, null, isPublic), { name: '' });
}

const answerTo = (error: Error) => tellNamelessErrors({ error, context: {}, req: {} as PayloadRequest });

it('API-08 an editor reads why something is refused', () => {
  expect(answerTo(nameless(true))).toEqual({ response: { errors: [{ message: 'Publish each language on its own' }] } });
});

it('API-08 the form reads what a refusal carries beside its message', () => {
  const result = { errors: [{ message: 'An unknown error occurred.', data: { code: 'enrol' } }] } as never;
  expect(tellNamelessErrors({ error: nameless(true), context: {}, req: {} as PayloadRequest, result })).toEqual({
    response: { errors: [{ message: 'Publish each language on its own', data: { code: 'enrol' } }] },
  });
});

it('what is not public stays hidden, and Payload tells the rest itself', () => {
  expect(answerTo(nameless(false))).toBeUndefined();
  expect(answerTo(new Error('connection lost'))).toBeUndefined();
  expect(answerTo(new APIError('refused', 400))).toBeUndefined();
});
