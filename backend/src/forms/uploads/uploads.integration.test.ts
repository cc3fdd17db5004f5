import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { problemsOf, savedId, submittedForms } from '../../testing/submitted-forms.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { documentField, uploadServer } from '../../testing/upload-server.ts';
import { downloadFile } from './download-file.ts';
import { pdf } from './test-archive.ts';

const test = payloadTest();
const forms = submittedForms(test);
const { upload, rows, deleteExpired } = uploadServer(test);

const other = exampleField('FileUpload', { handle: 'photo', limitFiles: 3, maxMb: 1, accept: [] });
const form = () => forms.form([documentField, other]);
const pathOf = (row: { file: string }) => join(test.dataFolder, 'uploads', row.file);

describe('FRM-10 a file', () => {
  it('is stored outside the web root under a random name, and answered with a token', async () => {
    const answer = await upload(pdf(), { name: '../../Plan: één.pdf' });
    expect(answer).toMatchObject({ status: 200, name: 'Plan één.pdf', token: expect.stringMatching(/^[\w-]{43}$/) });
    const [row] = await rows();
    expect(row).toMatchObject({ name: 'Plan één.pdf', content_type: 'application/pdf', bytes: String(pdf().length) });
    expect(row.file).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{30}$/);
    expect(existsSync(pathOf(row))).toBe(true);
    expect(JSON.stringify(row)).not.toContain(answer.token);
    expect(JSON.stringify(row)).not.toContain('10.1.1.1');
  });

  it('is accepted once, for its own form and field', async () => {
    const { token } = await upload(pdf());
    expect(problemsOf(await forms.send(form(), { photo: [{ token }] }))).toEqual([['photo', 'fileGone']]);
    expect(problemsOf(await forms.send({ ...form(), handle: 'other' }, { drawing: [{ token }] }))).toEqual([
      ['drawing', 'fileGone'],
    ]);
    const id = savedId(await forms.send(form(), { drawing: [{ token }] }));
    expect((await forms.rows())[0]?.values[0]).toMatchObject({ handle: 'drawing', files: [{ name: 'plan.pdf', upload: 1 }] });
    expect(await rows()).toMatchObject([{ submission_id: id, expires_at: null }]);
    expect(problemsOf(await forms.send(form(), { drawing: [{ token }] }))).toEqual([['drawing', 'fileGone']]);
  });

  it('is the same for a retried sending, whether or not it is uploaded again', async () => {
    const [visitor, key] = ['10.1.1.9', randomUUID()];
    const send = async (token: string, as: string) =>
      savedId(await forms.send(form(), { drawing: [{ token }] }, { visitor, key: as }));
    const { token } = await upload(pdf());
    const id = await send(token, key);
    expect(await send((await upload(pdf())).token, key)).toBe(id);
    expect(await send(token, randomUUID())).toBe(id);
    expect(await send((await upload(pdf('/Title (x)'))).token, key)).not.toBe(id);
  });

  it('is assigned to one of two concurrent attempts', async () => {
    const { token } = await upload(pdf());
    const answers = await Promise.all([
      forms.send(form(), { drawing: [{ token }] }),
      forms.send(form(), { drawing: [{ token }] }),
    ]);
    expect(answers.flatMap(problemsOf)).toHaveLength(1);
    expect(await forms.rows()).toHaveLength(1);
  });

  it('is deleted if it is not sent in time, and with its submission', async () => {
    const { token } = await upload(pdf());
    await upload(pdf());
    await forms.send(form(), { drawing: [{ token }] });
    const [sent, waiting] = await rows();
    expect(await deleteExpired()).toBe(0);
    await test.payload.db.pool.query(
      "update form_upload set expires_at = now() - interval '1 second' where submission_id is null",
    );
    expect(await deleteExpired()).toBe(1);
    expect([existsSync(pathOf(sent)), existsSync(pathOf(waiting))]).toEqual([true, false]);
    await test.payload.delete({ collection: 'form-submissions', where: {} });
    expect(await deleteExpired()).toBe(1);
    expect(existsSync(pathOf(sent))).toBe(false);
    expect(await rows()).toEqual([]);
  });
});

it('FRM-02 stores a file of an encrypted field encrypted, and decrypts it for users who may read its submission', async () => {
  const { token } = await upload(pdf('/Title (geheim)'), { field: 'secret' });
  const secret = { ...documentField, handle: 'secret' };
  const id = savedId(await forms.send(forms.form([secret], { encryptedFields: ['secret'] }), { secret: [{ token }] }));
  const [row] = await rows();
  expect(readFileSync(pathOf(row)).includes('geheim')).toBe(false);
  expect(JSON.stringify(await forms.mails())).not.toContain('plan.pdf');
  const user = { id: 1, collection: 'users', role: 'administrator', email: 'a@example.org' } as never;
  const req = await createLocalReq({ user }, test.payload);
  Object.assign(req, { routeParams: { id: String(id), upload: row.id } });
  const answer = await downloadFile.handler(req);
  expect(answer.headers.get('content-length')).toBe(row.bytes);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf('/Title (geheim)'));
});
