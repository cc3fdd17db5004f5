import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockPage, openBlockPage } from '../../../testing/block-page.ts';
import { openPictureHost, type PictureHost } from '../../../testing/picture-host.ts';

let host: PictureHost;
let page: BlockPage;
beforeAll(async () => {
  const body = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  host = await openPictureHost({ 'hqdefault.jpg': { body } });
  page = await openBlockPage({ videoPictureOrigin: host.origin });
});
afterAll(async () => {
  await page.close();
  host.close();
});

const video = { blockType: 'youtubevideo', videoUrl: 'https://youtu.be/aqz-KE-bpKQ?t=5' };

describe('BLK-04 a video', () => {
  it('has its addresses, title and text, and the host’s picture once it is fetched', async () => {
    await page.publish([{ ...video, titleField: 'De film' }]);
    const first = await page.ask();
    expect(first.blocks).toEqual([
      {
        __typename: 'YoutubeVideoBlock',
        id: expect.any(Number),
        titleField: 'De film',
        text: null,
        videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        imagePlaceholder: null,
        thumbnail: null,
      },
    ]);
    expect(first.tags).toContain('VideoThumbnail:1:list');
    const { pool } = page.api.payload.db;
    const announced = async () => (await pool.query("select 1 from change where 'VideoThumbnail:1:list' = any(tags)")).rowCount;
    await expect.poll(announced, { message: 'the pages without it are dropped' }).toBe(1);
    const { blocks, tags } = await page.ask();
    expect(blocks[0].thumbnail).toEqual({
      url: expect.stringMatching(/^\/media\/videos\/aqz-KE-bpKQ-[0-9a-f]{24}-480x360\.webp$/),
      width: 480,
      height: 270,
    });
    expect(tags).not.toContain('VideoThumbnail:1:list');
    expect(host.asked, 'the host is asked once').toHaveLength(3);
  });

  it('shows the editors’ own picture instead, and does not request one from the host', async () => {
    const asked = host.asked.length;
    await page.publish([{ ...video, videoUrl: 'https://youtu.be/YE7VzlLtp-4', imagePlaceholder: 97 }]);
    const { blocks } = await page.ask();
    expect(blocks[0]).toMatchObject({ imagePlaceholder: { id: 97 }, thumbnail: null });
    expect(host.asked).toHaveLength(asked);
  });

  it('refuses an address that is not a video, in the language of the editor', async () => {
    const refused = (videoUrl: string) =>
      page.publish([{ blockType: 'youtubevideo', videoUrl }]).then(
        () => undefined,
        (error) => error.data.errors[0],
      );
    expect(await refused('https://vimeo.com/76979871')).toMatchObject({
      path: 'blocks.0.videoUrl',
      message: expect.stringContaining('https://youtu.be/'),
    });
    expect(await refused('')).toMatchObject({ path: 'blocks.0.videoUrl' });
  });
});
