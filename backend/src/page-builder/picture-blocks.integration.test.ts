import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { type BlockPage, openBlockPage } from '../testing/block-page.ts';

const asEditor = { overrideAccess: true, depth: 0 } as const;

let page: BlockPage;
let pictures: number[];

beforeAll(async () => {
  page = await openBlockPage();
  const { docs } = await page.api.payload.find({ collection: 'media', limit: 3, sort: 'id', depth: 0 });
  pictures = docs.map(({ id }) => id);
});
afterAll(() => page.close());

/** Publishes blocks and returns the answer for guests. */
async function published(...blocks: object[]) {
  await page.publish(blocks);
  return page.ask();
}

describe('blocks with pictures', () => {
  it('BLK-02 return a text beside a picture of 514 by 685, by default left and light', async () => {
    const [image, alternativeImage] = pictures;
    const text = htmlToLexical('<p>x</p>', (url) => ({ url }));
    const { blocks } = await published(
      { blockType: 'textImage', titleField: 'Kop', text, image, cta: { type: 'home', customText: 'Begin' } },
      {
        blockType: 'textImage',
        image,
        alternativeImage,
        imageAspectRatio: '4:3',
        position: 'right',
        darkBackground: true,
        pinterest: true,
      },
    );
    expect(blocks[0]).toMatchObject({
      __typename: 'TextImageBlock',
      titleField: 'Kop',
      text: '<p>x</p>',
      image: { crop: { width: 514, height: 685 } },
      cta: { text: 'Begin' },
      alternativeImage: null,
      imageAspectRatio: '3:4',
      position: 'left',
      darkBackground: false,
      pinterest: false,
    });
    expect(blocks[1]).toMatchObject({
      alternativeImage: { id: alternativeImage },
      imageAspectRatio: '4:3',
      position: 'right',
      darkBackground: true,
      pinterest: true,
    });
  });

  it('BLK-03 return pictures in order, with the number of columns that editors chose', async () => {
    const { blocks } = await published(
      { blockType: 'image', image: [...pictures].reverse(), kolombreedte: '10', pinterest: true },
      { blockType: 'image', image: pictures.slice(0, 1) },
    );
    expect(blocks[0]).toMatchObject({ images: [...pictures].reverse().map((id) => ({ id })), kolombreedte: 10, pinterest: true });
    expect(blocks[1]).toMatchObject({ images: [{ id: pictures[0] }], kolombreedte: 12, pinterest: false });
  });

  it('BLK-05 return logos 60 px high in their own proportions, named by their alternative text', async () => {
    const { blocks } = await published({ blockType: 'partners', titleField: 'Partners', logos: pictures });
    expect(blocks[0]).toMatchObject({ titleField: 'Partners', text: null, cta: null });
    expect(blocks[0].logos).toHaveLength(3);
    for (const logo of blocks[0].logos) {
      expect(logo).toMatchObject({ height: 60, url: expect.stringMatching(/^\/media\//), title: expect.stringMatching(/./) });
    }
  });

  it('BLK-02 BLK-03 BLK-05 omit a picture missing from the database and still return the page', async () => {
    const { id } = await page.api.payload.create({
      collection: 'media',
      locale: 'nl',
      data: { alt: 'Weg' } as never,
      file: { data: onePixel, mimetype: 'image/png', name: 'weg.png', size: onePixel.length },
      ...asEditor,
    });
    const image = [id, pictures[0]];
    await published(
      { blockType: 'textImage', titleField: 'Kop', image: id },
      { blockType: 'image', image },
      { blockType: 'partners', logos: image },
    );
    // Editors cannot delete a picture in use, but a restored backup may lack it.
    await page.api.payload.db.pool.query('delete from media where id = $1', [id]);
    const { blocks } = await page.ask();
    expect([blocks[0].image, blocks[1].images.length, blocks[2].logos.length]).toEqual([null, 1, 1]);
  });
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('HTML of editors', () => {
  const frame = '<p>Zie</p><iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>';
  const link =
    '<p>Zie</p><a href="https://www.youtube-nocookie.com/embed/x" target="_blank" rel="noopener noreferrer" data-embed="https://www.youtube-nocookie.com/embed/x">Film</a>';
  const hosts = async () =>
    (await page.api.ask('{ algemeen(siteId: 1) { globals { embedHosts } } }')).data.algemeen.globals.embedHosts;
  const allow = (allowedEmbedHosts: string[]) =>
    page.api.payload.updateGlobal({ slug: 'globals', locale: 'nl', data: { allowedEmbedHosts } as never, ...asEditor });

  it('BLK-17 returns embeds as links, for hosts that are allowed at the time of reading', async () => {
    expect(await hosts()).toEqual(['www.youtube-nocookie.com']);
    const first = await published({ blockType: 'html', html: `${frame}<script>alert(1)</script>` });
    expect(first.blocks[0]).toMatchObject({ __typename: 'HtmlBlock', html: link });
    expect(first.tags).toContain('GlobalSets:1:list');
    await allow(['maps.example.org']);
    expect(await hosts()).toEqual(['maps.example.org']);
    expect((await page.ask()).blocks[0].html).toBe('<p>Zie</p>');
    await allow(['www.youtube-nocookie.com']);
    expect((await page.ask()).blocks[0].html).toBe(link);
  });

  it('BLK-17 SEC-02 sanitises unsanitised HTML from the database on read', async () => {
    await published({ blockType: 'html', html: '<p>a</p>' });
    await page.api.payload.db.pool.query(
      `update pages_locales set blocks = replace(blocks::text, '<p>a</p>', '<p onclick=x()>a</p><script>1</script>')::jsonb
       where _locale = 'nl' and slug = 'blokken'`,
    );
    expect((await page.ask()).blocks[0].html).toBe('<p>a</p>');
  });

  it('BLK-17 lets only administrators change the allowed hosts', async () => {
    const users = await Promise.all(
      (['administrator', 'editor'] as const).map((role) =>
        page.api.payload.create({
          collection: 'users',
          data: { email: `${role}@example.org`, password: 'A long enough secret 1', name: role, role } as never,
          ...asEditor,
        }),
      ),
    );
    for (const [index, user] of users.entries()) {
      await page.api.payload.updateGlobal({
        slug: 'globals',
        locale: 'nl',
        data: { allowedEmbedHosts: ['www.youtube-nocookie.com', `host${index}.example.org`] } as never,
        overrideAccess: false,
        user: { ...user, collection: 'users' } as never,
      });
      expect(await hosts()).toEqual(['www.youtube-nocookie.com', 'host0.example.org']);
    }
  });
});
