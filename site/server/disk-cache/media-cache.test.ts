import { writeFileSync } from 'node:fs';
import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, test } from 'vitest';
import { file, immutable, outageTest, picture } from '../testing/outage-test.ts';

const outage = outageTest();

describe('CAT-07 pictures and files', () => {
  test('are served from the disk while the API is unreachable, also by another process', async () => {
    const site = await outage.startSite();
    const other = await outage.startSite();
    await site.ready();
    for (const path of [picture, file]) await site.get(path);
    await expect.poll(() => outage.storedEntries()).toBe(2);
    await outage.peer.stop();
    for (const path of [picture, file]) {
      const answer = await other.get(path);
      expect(answer).toMatchObject({ status: 200, text: `content of ${path}`, headers: { 'cache-control': immutable } });
    }
    const known = await other.get(picture, { headers: { 'if-none-match': '"1"' } });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  test('a file for members, a range and an incomplete answer are not stored', async () => {
    const site = await outage.startSite();
    await site.ready();
    await site.get('/media/files/0123456789abcdef01234567/tarieven.pdf');
    outage.peer.content.file = () => ({ status: 206, headers: { 'cache-control': immutable, 'content-length': 1 }, body: 'a' });
    await site.get(file, { headers: { range: 'bytes=0-0' } });
    const asked: string[] = [];
    outage.peer.content.file = (_, target) => {
      asked.push(target);
      return { status: 200, headers: { 'cache-control': immutable, 'content-length': 9 }, body: 'broken' };
    };
    const broken = expect(site.get(picture)).rejects.toThrow(/aborted|hang up/);
    await expect.poll(() => asked.includes(picture)).toBe(true);
    await outage.peer.stop();
    await broken;
    await site.stop();
    expect(outage.storedEntries()).toBe(0);
    expect(site.logged.filter(({ msg }) => String(msg).includes('disk cache'))).toEqual([]);
  });

  test('SEC-09 a picture that is withdrawn while the API makes it is not served from the disk', async () => {
    const site = await outage.startSite();
    await site.ready();
    const body = 'a picture';
    outage.peer.content.file = async () => {
      outage.peer.announce([withdrawalOf('file:0123456789abcdef01234567')]);
      await expect.poll(outage.lastPosition).toBe(1);
      return { status: 200, headers: { 'cache-control': immutable, 'content-length': body.length }, body };
    };
    expect((await site.get(picture)).status).toBe(200);
    await expect.poll(outage.storedEntries).toBe(1);
    await outage.peer.stop();
    expect((await site.get(picture)).status).toBe(503);
  });

  test('damaged content is requested from the API again', async () => {
    const site = await outage.startSite();
    await site.ready();
    await site.get(picture);
    await expect.poll(() => outage.storedEntries()).toBe(1);
    writeFileSync(outage.filesIn('content-v2')[0] as string, 'damaged');
    expect((await site.get(picture)).text).toBe(`content of ${picture}`);
  });
});
