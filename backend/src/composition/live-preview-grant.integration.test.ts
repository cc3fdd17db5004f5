import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPreview } from '../preview/preview-token.ts';
import { payloadTest } from '../testing/test-payload.ts';

const test = payloadTest();
const [editorId, session] = [5, 'b7c1'];
let pageId: number;
beforeAll(async () => {
  const data = { title: 'Concept', slug: 'concept', type: 'contentPage' } as const;
  pageId = (await test.payload.create({ collection: 'pages', locale: 'nl', draft: true, data })).id;
});

describe('EDT-08 the grant of a preview', () => {
  const request = async (user: TypedUser | null, id: unknown, locale: LocaleCode | 'all' = 'nl') => {
    const { config } = test.payload.collections.pages;
    const endpoint = (config.endpoints || []).find(({ path }) => path === '/:id/live-preview');
    const req = await createLocalReq({ locale: locale as LocaleCode, ...(user && { user }) }, test.payload);
    Object.assign(req, { routeParams: { id }, user });
    if (!endpoint) throw new Error('the endpoint is missing');
    return endpoint.handler(req);
  };
  const editor = () => ({ id: editorId, collection: 'users', role: 'editor', _sid: session }) as unknown as TypedUser;

  it('is for the session of the editor, and for minutes', async () => {
    const answer = await request(editor(), String(pageId));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { token, until } = await answer.json();
    expect(readPreview(token, test.payload.secret)).toEqual({
      collection: 'pages',
      id: pageId,
      locale: 'nl',
      editorId,
      session,
      until,
    });
    expect(until - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  });

  it('is refused to guests, members and editors without a session', async () => {
    expect((await request(null, pageId)).status).toBe(401);
    const member = { id: 1, collection: 'members', isApproved: true } as unknown as TypedUser;
    expect((await request(member, pageId)).status).toBe(401);
    expect((await request({ ...editor(), _sid: undefined } as unknown as TypedUser, pageId)).status).toBe(401);
  });

  it('is for an existing document in one language', async () => {
    expect((await request(editor(), 99_999)).status).toBe(404);
    expect((await request(editor(), 'x')).status).toBe(400);
    expect((await request(editor(), pageId, 'all')).status).toBe(400);
  });
});
