import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { type ServingApis, serviceHeaders, servingApis } from '../testing/serving-apis.ts';
import { serveApi } from './serve-api.ts';

let apis: ServingApis;
beforeAll(async () => {
  apis = await servingApis();
});
afterAll(() => apis.end());

/** Collects the tags that an instance announces from now on. */
async function listen(index: number) {
  const closing = new AbortController();
  const response = await fetch(apis.at(index, '/changes'), { headers: serviceHeaders, signal: closing.signal });
  let text = '';
  void (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  await expect.poll(() => text).toContain('event: position');
  return { text: () => text, close: () => closing.abort() };
}

async function createPicture(): Promise<{ id: number; hash: string }> {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  const { id, hash } = await apis.editing.create({
    collection: 'media',
    locale: 'nl',
    data: { alt: 'Bank', title: 'Bank' },
    file: { data, name: 'bank.jpg', mimetype: 'image/jpeg', size: data.length },
    overrideAccess: true,
  });
  return { id, hash: hash ?? '' };
}

test('API-06 delivers a change of one process to the readers of all others within two seconds', async () => {
  const readers = [await listen(0), await listen(1)];
  const { id } = await createPicture();
  for (const reader of readers) await expect.poll(reader.text).toContain(`"Image:1:${id}"`);
  for (const reader of readers) reader.close();
});

test('CAT-07 serves an uploaded picture and its crops at once', async () => {
  const { hash } = await createPicture();
  const whole = await fetch(apis.at(0, `/media/pictures/${hash}.jpg`));
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { imageCrop } = await import('../media/image-source.ts');
  const picture = { hash, mimeType: 'image/jpeg', width: 900, height: 600, focalX: 50, focalY: 50, cutOut: false };
  const { path, widths, formats } = imageCrop(picture, 'projectCard');
  for (const format of formats) {
    const answers = await Promise.all([0, 1].map((index) => fetch(apis.at(index, `${path}-${widths.at(-1)}.${format}`))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('OPS-10 the role of the programs can change rows, but no table', async () => {
  const { pool } = apis.editing.db;
  await expect(pool.query('create table stolen (id int)')).rejects.toThrow('permission denied for schema public');
  await expect(pool.query('alter table pages add column stolen int')).rejects.toThrow('must be owner of table pages');
  await expect(pool.query('drop table graphile_worker._private_jobs')).rejects.toThrow('must be owner');
});

test('API-02 refuses absurd arguments as invalid input', async () => {
  const questions = [
    '{ products(siteId: 99) { total } }',
    '{ products(siteId: 1, first: 1000000) { total } }',
    '{ products(siteId: 1, first: -1) { total } }',
    '{ products(siteId: 1, offset: 2147483647) { total } }',
    '{ products(siteId: 1, facts: [{ key: "x\' or 1=1" }]) { total } }',
    '{ navigation(locale: 0) { id } }',
    '{ entry(uri: "x", siteId: 7) { __typename } }',
    '{ entry(uri: "x", siteId: 99999999999) { __typename } }',
  ];
  for (const question of questions) {
    const { status, errors } = await apis.ask(question);
    expect([question, status, errors?.[0]?.message]).toEqual([question, 400, expect.not.stringContaining('Oops')]);
  }
  for (const uri of ['', '/', '../../..', 'x'.repeat(10_000), '%00', '💥']) {
    const { status, errors } = await apis.ask(`{ entry(uri: ${JSON.stringify(uri)}, siteId: 1) { __typename } }`);
    expect([uri, status < 500, errors?.[0]?.message ?? '']).toEqual([uri, true, expect.not.stringContaining('Oops')]);
  }
});

test('API-01 reports every instance as ready once the database has all migrations', async () => {
  for (const index of [0, 1]) expect((await fetch(apis.at(index, '/ready/'))).status).toBe(200);
  await apis.editing.db.pool.query(
    "update payload_migrations set name = name || '-x' where id = (select max(id) from payload_migrations)",
  );
  const waiting = await fetch(apis.at(0, '/ready/'));
  expect([waiting.status, (await waiting.json()).errors]).toEqual([503, [expect.stringContaining('is not applied')]]);
  await apis.editing.db.pool.query("update payload_migrations set name = replace(name, '-x', '')");
});

test('OPS-06 an API is ready on a database that a newer version has migrated, because migrations only expand', async () => {
  const { pool } = apis.editing.db;
  await pool.query("insert into payload_migrations (name, batch) values ('29991231_000000_newer', 99)");
  expect((await fetch(apis.at(0, '/ready/'))).status).toBe(200);
  await pool.query("delete from payload_migrations where name = '29991231_000000_newer'");
});

test('OPS-06 an API that stops still answers until balancers have noticed, and then ends its change streams', async () => {
  const programs = { crop: '', document: '' };
  const stopping = { ...apis.configuration, apiPort: 0, drainSeconds: 2 };
  const api = await serveApi(stopping, createLog('test', 'silent'), programs);
  const at = (path: string) => `http://127.0.0.1:${api.port}${path}`;
  const stream = await fetch(at('/changes'), { headers: serviceHeaders });
  const closed = api.close();
  const ready = await fetch(at('/ready/'));
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const body = JSON.stringify({ query: '{ __typename }' });
  const answer = await fetch(at('/graphql'), { method: 'POST', headers: serviceHeaders, body });
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await stream.text()).toContain('event: position');
  await closed;
  await expect(fetch(at('/health/'))).rejects.toThrow('fetch failed');
});

test("API-09 sends Payload's own emails through the queue of the API, and writes them to files without a mail server", async () => {
  const data = { email: 'redactie@example.org', password: 'een lang wachtwoord', role: 'editor' } as const;
  await apis.editing.create({ collection: 'users', data, overrideAccess: true });
  const token = await apis.editing.forgotPassword({ collection: 'users', data: { email: data.email } });
  const folder = join(apis.configuration.dataFolder, 'mails');
  const complete = () => (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.eml'));
  await expect.poll(complete).toHaveLength(1);
  const [name = ''] = complete();
  expect(name).toMatch(/-account-[\da-f-]{36}\.eml$/);
  const source = readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '');
  expect(source).toContain('To: redactie@example.org');
  // The text contains the address once, and the HTML twice, as link and link text.
  expect(source.split(`/admin/reset/${token}`).length - 1).toBe(3);
});

/** Returns a form with one page, in the Dutch site. */
const formOf = (handle: string, fields: readonly object[]) => ({
  handle,
  title: 'Vraag',
  sites: ['nl'],
  retentionDays: 30,
  pages: [{ name: 'Vraag', rows: [{ fields }] }],
});
const question = { blockType: 'SingleLineText', handle: 'question', label: 'Vraag' };

/** Returns the arguments of a mutation on an instance; null if the mutation does not exist. */
async function argumentsAt(index: number, name: string): Promise<string[] | null> {
  const body = JSON.stringify({ query: '{ __type(name: "Mutation") { fields { name args { name } } } }' });
  const response = await fetch(apis.at(index, '/graphql'), { method: 'POST', headers: serviceHeaders, body });
  const { data } = await response.json();
  const mutation = data.__type.fields.find((field: { name: string }) => field.name === name);
  return mutation ? mutation.args.map((argument: { name: string }) => argument.name) : null;
}

test('FRM-12 accepts a form on every instance as soon as it is published, and no longer once it is withdrawn', async () => {
  const query = 'mutation ($text: String) { save_question_Submission(siteId: 1, attempt: {}, question: $text) { __typename } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const send = async (index: number, parts: object) => {
    const body = JSON.stringify({
      variables: { text: 'Hoe?' },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
      ...parts,
    });
    const response = await fetch(apis.at(index, '/graphql'), { method: 'POST', headers: serviceHeaders, body });
    return { status: response.status, ...(await response.json()) };
  };
  expect(await send(0, { query })).toMatchObject({ status: 400 });

  const asEditor = { collection: 'forms', locale: 'nl', overrideAccess: true } as const;
  const { id } = await apis.editing.create({ ...asEditor, data: formOf('question', [question]) as never });
  for (const index of [0, 1]) {
    expect(await send(index, { query })).toMatchObject({ status: 200, data: { save_question_Submission: expect.anything() } });
    await expect.poll(() => argumentsAt(index, 'save_question_Submission')).toEqual(['siteId', 'attempt', 'question']);
  }

  const email = { blockType: 'Email', handle: 'email', label: 'E-mail' };
  await apis.editing.update({ ...asEditor, id, data: formOf('question', [question, email]) as never });
  for (const index of [0, 1]) {
    await expect.poll(() => argumentsAt(index, 'save_question_Submission')).toEqual(['siteId', 'attempt', 'question', 'email']);
    expect(await send(index, {})).toMatchObject({ status: 200 });
  }

  await apis.editing.update({ ...asEditor, id, data: { sites: [] } });
  for (const index of [0, 1]) {
    await expect.poll(() => argumentsAt(index, 'save_question_Submission')).toBeNull();
    expect(await send(index, {})).toMatchObject({ status: 400 });
  }
});
