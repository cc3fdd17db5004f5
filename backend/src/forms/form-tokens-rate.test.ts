import { expect, it } from 'vitest';
import { withInstallation } from '../platform/payload/installation.ts';
import { formResolvers } from './resolvers.ts';

const payload = { secret: 'a secret', config: { custom: withInstallation({} as never) } };
const asked = (clientIp: string) => {
  const resolve = formResolvers.Query?.formTokens as (...parts: unknown[]) => Promise<unknown> | null;
  return resolve({}, { handle: 'contact', siteId: 1 }, { payload, clientIp }, {});
};

it('FRM-12 gives a visitor 300 tokens in ten minutes, without limiting another visitor', async () => {
  const answers = await Promise.all(Array.from({ length: 301 }, (_, index) => asked(`2001:db8:1:1::${index}`)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(await asked('192.0.2.1')).not.toBeNull();
});
