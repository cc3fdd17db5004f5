import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { siteTest } from '../testing/test-site.ts';

const site = siteTest();

const post = 'POST /en/contact/ HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n';

test('a post beyond 512 queued ones answers 503, and pages are served meanwhile', {
  timeout: 30_000,
}, async () => {
  const posting = connect(site.port, '127.0.0.1');
  let answers = '';
  posting.setEncoding('utf8').on('data', (text) => {
    answers += text;
  });
  posting.write(`${`${post}\r\n`.repeat(1500)}${post}connection: close\r\n\r\n`);
  await once(posting, 'data');
  expect((await site.get('/over-ons/')).status).toBe(200);
  expect(answers).not.toContain('HTTP/1.1 503');
  await once(posting, 'close');
  const statuses = Map.groupBy(answers.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [], (status) => status);
  expect([...statuses.keys()].sort()).toEqual(['403', '503']);
  expect(statuses.get('403')?.length).toBeGreaterThanOrEqual(512);
  expect(answers).toContain('Retry-After: 5');
  expect(answers).toContain('Many forms are being sent at the moment. Go back and try again in a few seconds.');
});
