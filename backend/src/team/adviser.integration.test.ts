import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');
const question = `query ($siteId: Int!, $country: String!, $postcode: String) { adviser(siteId: $siteId, country: $country, postcode: $postcode) {
  country postcode problem region { title } adviser { title information { phoneNumber email } } stretches { from to region { title } } } }`;
const ask = async (country: string, postcode: string | null, siteId = 1) => {
  const { data, errors } = await api.ask(question, { siteId, country, postcode });
  return { answer: data?.adviser, errors };
};

describe('CON-08 the adviser of a place', () => {
  it.each([
    ['NL', '7411 AB', '7411 AB', 'Noord', 'Jorrit van Speldenburg'],
    ['Nederland', '5611 AB Eindhoven', '5611 AB', 'Zuid', 'Mirthe Aalderspoor'],
    ['BE', null, null, 'België', 'Mirthe Aalderspoor'],
    ['DE', 'D-10115', '10115', 'Duitsland', 'Tjalf Brandekoog'],
    ['AT', '1010', '1010', 'Oostenrijk', 'Tjalf Brandekoog'],
    ['ch', '8001', '8001', 'Zwitserland', 'Tjalf Brandekoog'],
    ['GB', 'hu1', 'HU1', 'Verenigd Koninkrijk', 'Imogen Fairlaker'],
  ])('in %s with %j is known', async (country, text, postcode, title, name) => {
    const { answer, errors } = await ask(country, text);
    expect(errors).toEqual([]);
    expect(answer).toMatchObject({ postcode, problem: null, region: { title }, adviser: { title: name } });
    expect(answer.adviser.information.email).toMatch(/@brinkmeent\.example$/);
  });

  it.each([
    ['NL', '0999', 'unknownPostcode'],
    ['NL', '', 'postcodeNeeded'],
    ['LU', '1009', 'noAdviser'],
    ['LU', null, 'noAdviser'],
    ['FR', '75001', 'unknownCountry'],
    ['', '', 'unknownCountry'],
  ])('in %s with %j is absent, for the reason %s', async (country, postcode, problem) => {
    expect((await ask(country, postcode)).answer).toMatchObject({ problem, region: null, adviser: null });
  });

  it('has a region in the language of the site', async () => {
    const titles = await Promise.all([1, 2, 3].map(async (siteId) => (await ask('NL', '7411', siteId)).answer.region.title));
    expect(titles).toEqual(['Noord', 'North', 'Nord']);
  });

  it('comes with the stretches of its country', async () => {
    const { answer } = await ask('NL', null);
    expect(answer.stretches).toEqual([
      { from: 1000, to: 3999, region: { title: 'Noord' } },
      { from: 4000, to: 6499, region: { title: 'Zuid' } },
      { from: 6500, to: 9999, region: { title: 'Noord' } },
    ]);
  });

  it('is refused for texts of more than 200 characters', async () => {
    expect((await ask('NL', '1'.repeat(201))).errors).toEqual(['Country and postcode have at most 200 characters.']);
  });
});
