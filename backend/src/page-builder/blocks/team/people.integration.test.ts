import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockPage, openBlockPage } from '../../../testing/block-page.ts';

let page: BlockPage;
beforeAll(async () => {
  page = await openBlockPage();
});
afterAll(() => page.close());

/** Returns the IDs of team members by their keys. */
async function people(...keys: string[]): Promise<number[]> {
  const { docs } = await page.api.payload.find({ collection: 'team', where: { key: { in: keys } }, depth: 0 });
  return keys.map((key) => docs.find((doc) => doc.key === key)?.id ?? 0);
}

const names = (members: { title: string }[]) => members.map(({ title }) => title);

describe('team members', () => {
  it('CON-07 BLK-08 have picture, function, name, phone number and email address, in the editors’ order', async () => {
    const entries = await people('jorrit', 'fenna');
    const cta = { type: 'url', url: 'mailto:a@example.org', customText: 'Schrijf ons' };
    await page.publish([{ blockType: 'team', titleField: 'Onze mensen', entries, cta }]);
    const { blocks, statements } = await page.ask();
    expect(blocks).toEqual([
      {
        __typename: 'TeamBlock',
        id: expect.any(Number),
        titleField: 'Onze mensen',
        cta: { type: 'url', text: 'Schrijf ons', url: 'mailto:a@example.org', ariaLabel: null, element: null },
        entries: [
          {
            id: entries[0],
            siteId: 1,
            title: 'Jorrit van Speldenburg',
            information: {
              nameField: 'Jorrit van Speldenburg',
              function: 'Projectadvies Noord',
              phoneNumber: expect.stringMatching(/^\+31/),
              email: 'jorrit@brinkmeent.example',
              languages: expect.arrayContaining(['nl']),
              region: expect.any(String),
              image: { id: expect.any(Number), crop: { width: 295, height: 295 } },
            },
          },
          expect.objectContaining({ title: 'Fenna Oosterwijck-Demo' }),
        ],
      },
    ]);
    expect(statements, 'people and their pictures come in one statement').toBeLessThanOrEqual(3);
  });

  it('CON-07 have their function in the language of the site, and are left out without one', async () => {
    const [jorrit = 0] = await people('jorrit');
    const data = { nameField: 'Alleen Nederlands', function: 'Stagiair' };
    const dutchOnly = await page.api.payload.create({ collection: 'team', locale: 'nl', data });
    const block = { blockType: 'team', entries: [dutchOnly.id, jorrit] };
    await page.publish([block]);
    await page.publish([block], 'en');
    expect(names((await page.ask()).blocks[0].entries)).toEqual(['Alleen Nederlands', 'Jorrit van Speldenburg']);
    const [english] = (await page.ask('en')).blocks;
    expect(english.entries).toEqual([
      expect.objectContaining({ information: expect.objectContaining({ function: 'Project advice North' }), siteId: 2 }),
    ]);
  });

  it('CON-07 invalidate the page when they change (API-06)', async () => {
    const [bas = 0] = await people('bas');
    await page.publish([{ blockType: 'team', entries: [bas] }]);
    expect((await page.ask()).tags).toContain('TeamMember:1:list');
    const { pool } = page.api.payload.db;
    const before = (await pool.query<{ last: string }>('select max(id) as last from change')).rows[0]?.last;
    await page.api.payload.update({ collection: 'team', id: bas, locale: 'nl', data: { phoneNumber: '+31 570 123456' } });
    const changes = await pool.query<{ tags: string[] }>('select tags from change where id > $1', [before]);
    expect(changes.rows.flatMap(({ tags }) => tags)).toContain('TeamMember:1:list');
    expect((await page.ask()).blocks[0].entries[0].information.phoneNumber).toBe('+31 570 123456');
  });
});

describe('contact', () => {
  it('BLK-07 returns people with phone number, email address and picture, and the link to request a quote', async () => {
    const teamMembers = await people('noor', 'bas');
    await page.publish([{ blockType: 'contact', titleField: 'Vragen?', teamMembers }]);
    const { blocks, tags } = await page.ask();
    expect(blocks[0]).toMatchObject({ __typename: 'ContactBlock', titleField: 'Vragen?' });
    expect(names(blocks[0].teamMembers)).toEqual(['Noor Windhapper', 'Bas Kettingveer']);
    expect(blocks[0].requestAQuoteCta).toMatchObject({
      type: 'entry',
      text: 'Offerte aanvragen',
      element: { uri: 'offerte-aanvraag' },
    });
    expect(tags).toContain('GlobalSets:1:list');
  });
});
