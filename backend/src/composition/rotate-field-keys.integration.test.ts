// Rotates the key of encrypted content: from the first value with the old key to the removal of that key.
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepare, tryCode } from '../account/editors/second-factor/second-factor.ts';
import { codeAt, stepAt } from '../account/editors/second-factor/totp.ts';
import { readableValues, type StoredValue } from '../forms/stored-value.ts';
import { decryptFile, encryptFile } from '../forms/uploads/encrypted-file.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { FieldKey } from '../platform/field-keys.ts';
import { startProblem } from '../platform/start-check.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';
import { savedId, submittedForms } from '../testing/submitted-forms.ts';
import { payloadTest } from '../testing/test-payload.ts';

const keyOf = (id: string, byte: number): FieldKey => ({ id, key: Buffer.alloc(32, byte) });
const [former, next, foreign] = [keyOf('former', 1), keyOf('next', 2), keyOf('foreign', 3)];
const test = payloadTest({ fieldKeys: [former] });
const forms = submittedForms(test);
const textOf = (keys: readonly FieldKey[]) => keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',');
const start = (...keys: [FieldKey, ...FieldKey[]]) => startProblem(test.options.databaseUrl, keys);
const query = (statement: string) => withClient(test.options.databaseUrl, async (client) => (await client.query(statement)).rows);
const plantsoen = (keys: readonly FieldKey[], ...args: string[]) =>
  runPlantsoen({ url: test.options.databaseUrl, dataFolder: test.dataFolder }, args, { env: { FIELD_KEYS: textOf(keys) } });
const file = { id: 1, key: 'uploads/aa/file' };
let submission: number;
let user: number;
let totp: Buffer;

async function fill(): Promise<void> {
  const form = forms.form([exampleField('SingleLineText', { handle: 'secret' })], { encryptedFields: ['secret'] });
  submission = savedId(await forms.send(form, { secret: 'beech' }));
  await test.options.storage.write(file.key, encryptFile([former], file.id, Readable.from([Buffer.from('a plan')])));
  await query(`insert into form_upload (form, field, site_id, visitor, file, bytes, encrypted, field_key_id)
    values ('example', 'plan', 1, '', 'aa/file', 6, true, 'former')`);
  const data = { email: 'eva@example.org', password: 'eikenblad in de wind', role: 'editor' as const };
  user = (await test.payload.create({ collection: 'users', data })).id;
  totp = (await prepare(instrumentedSql(test.payload.db.pool), [former], user)) ?? Buffer.alloc(0);
}

/** Returns all encrypted content as an installation with these keys reads it. */
async function readWith(...keys: [FieldKey, ...FieldKey[]]) {
  const [row] = await forms.rows();
  const [answer] = readableValues(keys, submission, (row?.values ?? []) as StoredValue[]);
  const content = await decryptFile(keys, file.id, test.options.storage, file.key);
  const proof = await tryCode(instrumentedSql(test.payload.db.pool), keys, user, codeAt(totp, stepAt(Date.now())));
  return { answer: answer && 'text' in answer && answer.text, file: content && (await text(content)), code: typeof proof };
}
const everything = { answer: 'beech', file: 'a plan', code: 'object' };

describe('OPS-10 the key of encrypted content', () => {
  beforeAll(fill);
  afterAll(() => query('truncate form_submissions, form_upload, user_second_factor, field_key restart identity cascade'));

  it('is replaced without the loss of a value', async () => {
    expect(await start(former)).toBeUndefined();
    expect(await start(former, next), 'first, all programs learn to read with the next key').toBeUndefined();
    expect(await start(next, former), 'then they write with it').toBeUndefined();
    expect(await readWith(next, former)).toEqual(everything);
    expect(await start(next), 'the former key is still needed').toContain('field key former');
    const changed = await plantsoen([next, former], 'keys', 'reencrypt');
    expect(changed).toMatchObject({ code: 0, err: '' });
    expect(changed.out).toBe(
      'keys: 1 submissions, 1 files, 1 second factors, 0 secrets of webhooks encrypted with next\nkeys: no content needs former any more\n',
    );
    expect(await readWith(next)).toEqual(everything);
    expect(await start(next)).toBeUndefined();
    expect(await plantsoen([next], 'keys', 'reencrypt'), 'the former key is gone').toMatchObject({
      code: 0,
      out: 'keys: 0 submissions, 0 files, 0 second factors, 0 secrets of webhooks encrypted with next\n',
    });
  });

  it('may be removed after it was forgotten and found again', async () => {
    await query("delete from field_key where id = 'next'");
    const { out } = await plantsoen([former, next], 'keys', 'reencrypt');
    expect(out).toContain('keys: no content needs next any more');
    expect(await readWith(former)).toEqual(everything);
    await plantsoen([next, former], 'keys', 'reencrypt');
  });

  it('is not replaced for a value that it cannot decrypt', async () => {
    await query(`update form_submissions set "values" = jsonb_set("values", '{0,encrypted}', '"former.AAAA"')`);
    expect(await plantsoen([foreign, next, former], 'keys', 'reencrypt')).toMatchObject({
      code: 1,
      err: 'not decrypted, and not changed: 1 submissions\n',
    });
    expect(await readWith(foreign)).toEqual({ ...everything, answer: '•••' });
  });
});

describe('OPS-10 the register of field keys', () => {
  const registered = async () => (await query('select id from field_key order by id')).map(({ id }) => id);
  beforeEach(() => query('truncate field_key'));

  it('keeps the names of processes with other keys', async () => {
    expect([await start(next, former), await start(former), await start(foreign)]).toEqual([undefined, undefined, undefined]);
    expect(await registered()).toEqual(['foreign', 'former', 'next']);
  });

  it('refuses another key of the same name, also before content needs it', async () => {
    expect(await start(next)).toBeUndefined();
    expect(await start(keyOf('next', 9))).toContain('another field key is registered as next');
    expect(await plantsoen([former], 'keys', 'forget', 'next', '--yes')).toMatchObject({ code: 0 });
    expect(await start(keyOf('next', 9))).toBeUndefined();
  });
});
