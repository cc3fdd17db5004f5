import { describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const question = `query ($siteId: Int!) { colourChart(siteId: $siteId) { id title standard
  colours { code title hex lightReflectance group factValues system finishes standard hasSurcharge surcharge productCount } } }`;
const member = { id: 1, collection: 'members', isApproved: true } as Viewer;

type Colour = { code: string; factValues: string[]; productCount: number; surcharge: number | null; finishes: string[] };
type Group = { title: string; standard: boolean; colours: Colour[] };

const coloursOf = (groups: Group[]) => groups.flatMap(({ colours }) => colours);

it('CON-05 lists the groups of the chart in order, the standard palette first, and each colour once', async () => {
  const { data, errors, statements } = await api.ask(question, { siteId: 1 });
  expect(errors).toEqual([]);
  expect(statements).toBe(2);
  const groups: Group[] = data.colourChart;
  expect(groups.map(({ title }) => title)).toEqual([
    'Standaard',
    'Geel en beige',
    'Oranje',
    'Rood',
    'Blauw',
    'Groen',
    'Grijs',
    'Bruin',
    'Wit en zwart',
    'Metallic',
    'Materiaal zonder coating',
  ]);
  expect(groups.map(({ standard }) => standard)).toEqual([true, ...Array(10).fill(false)]);
  expect(groups[0]?.colours.map(({ code }) => code)).toEqual([
    'RAL 7016',
    'RAL 7022',
    'RAL 7024',
    'RAL 6009',
    'RAL 6012',
    'RAL 9005',
    'DB 703',
  ]);
  expect(new Set(coloursOf(groups).map(({ code }) => code)).size).toBe(55);
  expect(coloursOf(groups)).toHaveLength(55);
});

it('CON-05 returns the name, group and finishes of a colour in the language of the site', async () => {
  const { data } = await api.ask(question, { siteId: 3 });
  const colours = coloursOf(data.colourChart);
  expect(colours.find(({ code }) => code === 'RAL 7016')).toMatchObject({
    title: 'Anthrazitgrau',
    group: 'Grau',
    system: 'RAL Classic',
    hex: '#383E42',
    lightReflectance: 4.7,
    finishes: ['Glattmatt', 'Feinstruktur'],
  });
  expect(colours.find(({ code }) => code === 'DB 701')?.finishes).toEqual(['Feinstruktur']);
});

it('CON-05 lists as many products for the fact values of a colour as the colour counts, including any RAL Classic', async () => {
  const colours = coloursOf((await api.ask(question, { siteId: 1 })).data.colourChart);
  const list = 'query ($values: [String!]!) { products(siteId: 1, facts: [{ key: "colour", values: $values }]) { total } }';
  for (const code of ['RAL 7016', 'RAL 1003', 'DB 703', 'CORTEN']) {
    const { factValues, productCount } = colours.find((colour) => colour.code === code) as Colour;
    expect((await api.ask(list, { values: factValues })).data.products.total, code).toBe(productCount);
    expect(productCount, code).toBeGreaterThan(0);
  }
  expect(colours.find(({ code }) => code === 'RAL 1003')?.factValues).toEqual(['any-ral']);
  expect(colours.find(({ code }) => code === 'DB 701')).toMatchObject({ factValues: [], productCount: 0 });
});

it('CAT-06 returns surcharges to members only', async () => {
  const guest = coloursOf((await api.ask(question, { siteId: 1 })).data.colourChart);
  expect(guest.filter(({ surcharge }) => surcharge !== null)).toEqual([]);
  const shown = coloursOf((await api.ask(question, { siteId: 1 }, member)).data.colourChart);
  expect(shown.find(({ code }) => code === 'RAL 1003')).toMatchObject({ surcharge: 185 });
});

it('API-06 invalidates the chart when a colour, a product in it or the name of a finish changes', async () => {
  const { tags } = await api.ask(question, { siteId: 2 });
  expect(tags).toEqual(expect.arrayContaining(['Colour:2:list', 'Product:2:list', 'Fact:2:list']));
});

it('CON-05 returns the offer of each colour of a product', async () => {
  const { rows } = await api.payload.db.pool.query<{ id: number }>("select id from products where article_number = 'BM-1010'");
  const { data, errors } = await api.ask(
    `{ productsById(siteId: 1, ids: [${rows[0]?.id}]) { colours { code system finishes factValues productCount } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.productsById[0].colours[0]).toMatchObject({ system: 'RAL Classic', finishes: ['Gladmat', 'Fijne structuur'] });
});

describe('CON-05 a colour with a surcharge', () => {
  const inChart = async (code: string) => {
    const { data } = await api.ask(question, { siteId: 1 });
    const group = (data.colourChart as Group[]).find(({ colours }) => colours.some((colour) => colour.code === code));
    return { group: group?.title, colour: group?.colours.find((colour) => colour.code === code) };
  };

  it('is no standard colour, even if it is marked as one', async () => {
    const { pool } = api.payload.db;
    await pool.query(`update colours set standard = true where code = 'RAL 1003'`);
    const { group, colour } = await inChart('RAL 1003');
    await pool.query(`update colours set standard = false where code = 'RAL 1003'`);
    expect(group).toBe('Geel en beige');
    expect(colour).toMatchObject({ standard: false, hasSurcharge: true });
  });

  it('is refused as a standard colour and in the group of the standard colours', async () => {
    const [colour] = (await api.payload.find({ collection: 'colours', where: { code: { equals: 'RAL 1003' } } })).docs;
    const [group] = (await api.payload.find({ collection: 'colourGroups', where: { key: { equals: 'standard' } } })).docs;
    const save = (data: object) => api.payload.update({ collection: 'colours', id: colour?.id ?? 0, data, depth: 0 });
    await expect(save({ standard: true })).rejects.toMatchObject({ data: { errors: [{ path: 'surchargeEur' }] } });
    await expect(save({ group: group?.id })).rejects.toMatchObject({ data: { errors: [{ path: 'surchargeEur' }] } });
    await expect(save({ surchargeEur: 190.555 }), 'too many decimals').rejects.toThrow('Meerprijs');
    await save({ surchargeEur: 185 });
  });
});
