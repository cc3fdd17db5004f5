/** Program that writes pages until the kill test kills it, and prints the key of each acknowledged page. */
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';

const [databaseUrl = '', run = ''] = process.argv.slice(2);
const payload = await openPayload(buildPayloadConfig({ ...placeholderOptions, databaseUrl, log: createLog('writer', 'silent') }));

async function write(key: string): Promise<void> {
  const ctas = ['a', 'b', 'c'].map((customText) => ({ type: 'home' as const, customText }));
  const page = await payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { title: key, slug: key, type: 'contentPage', key, hero: { ctas }, _status: 'published' },
  });
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'en',
    data: { title: key, slug: key, hero: { ctas }, _status: 'published' },
  });
}

async function writeWithoutEnd(writer: number): Promise<void> {
  for (let i = 0; ; i++) {
    const key = `w${run}-${writer}-${i}`;
    try {
      await write(key);
      writeSync(1, `${key}\n`);
    } catch {
      await pause(50);
    }
  }
}

await Promise.all([0, 1, 2, 3].map(writeWithoutEnd));
