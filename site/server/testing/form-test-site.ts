import { afterEach, beforeEach } from 'vitest';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import { currentRenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { multipart, type Part, type TestForms, testForms } from './test-form.ts';
import { type TestSite, testSite } from './test-site.ts';

/** A site with a form, to which tests post as browsers do. */
export type FormTestSite = {
  forms: TestForms;
  peer: ContractPeer;
  site: TestSite;
  /** The form that the last page has rendered. */
  shown: PostedForm | undefined;
  post(texts: Record<string, string>, headers?: Record<string, string>, path?: string): ReturnType<TestSite['get']>;
  postParts(parts: readonly (readonly [string, Part])[], headers?: Record<string, string>): ReturnType<TestSite['get']>;
};

export const filledIn = {
  ...{ 'form.handle': 'contact', 'form.page': '1' },
  ...{ fullName: 'Anna', email: 'anna@post.example', message: 'Hallo' },
};
export const asScript = { accept: 'application/json' };
export const pdf = (bytes: number) => ({ name: 'plan.pdf', content: Buffer.alloc(bytes, 'a') });

const own = { origin: 'https://nl.test' };

/** Starts a site before each test of a file, and stops it afterwards. */
export function formTestSite(): FormTestSite {
  const formSite = {
    post: (texts, headers = {}, path = '/over-ons/') =>
      formSite.site.get(path, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(texts).toString(),
      }),
    postParts: (parts, headers = {}) => {
      const { headers: type, body } = multipart(parts);
      return formSite.site.get('/over-ons/', { method: 'POST', headers: { ...own, ...type, ...headers }, body });
    },
  } as FormTestSite;
  beforeEach(async () => {
    formSite.forms = testForms();
    formSite.peer = await contractPeer(formSite.forms.content);
    formSite.site = await testSite(formSite.peer);
    await formSite.site.ready();
    formSite.shown = undefined;
    formSite.site.application.whileRendering = () => {
      formSite.shown = currentRenderRequest().posted as PostedForm | undefined;
    };
  });
  afterEach(async () => {
    await formSite.site.stop();
    await formSite.peer.stop();
  });
  return formSite;
}
