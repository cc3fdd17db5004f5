import { type AfterErrorHook, APIError, type PayloadRequest, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { tellNamelessErrors, translateErrors } from './error-words.ts';

const t = (key: string) => ({ 'error:unknown': 'Onbekende fout', 'error:followingFieldsInvalid': 'Dit veld klopt niet:' })[key];
const req = { i18n: { language: 'nl' }, t } as unknown as PayloadRequest;
type Result = Parameters<AfterErrorHook>[0]['result'];

const saidOf = async (error: Error, message = error.message) => {
  const result = { errors: [{ message, name: error.name }] } as unknown as Result;
  const answer = await translateErrors({ error, req, context: {}, result });
  return answer?.response ? (answer.response as { errors: { message: string }[] }).errors[0]?.message : undefined;
};

it.each(['An unknown error occurred.', 'Something went wrong.'])(
  'API-08 "%s" is translated to the editor’s language',
  async (message) => {
    expect(await saidOf(new Error('connection lost'), message)).toBe('Onbekende fout');
  },
);

it('API-08 messages about too large files and invalid fields are translated to the editor’s language', async () => {
  expect(await saidOf(new APIError('Multipart request size limit has been reached', 413))).toContain('te groot');
  expect(await saidOf(new ValidationError({ errors: [{ message: 'x', path: 'file' }] }))).toBe('Dit veld klopt niet: file');
});

it('API-08 our own refusals are not changed', async () => {
  expect(await saidOf(new APIError('Publiceer per taal', 400))).toBeUndefined();
});

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
