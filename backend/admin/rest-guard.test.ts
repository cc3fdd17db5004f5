import { beforeEach, describe, expect, it, vi } from 'vitest';

const isFromEditor = vi.hoisted(() => vi.fn<(headers: Headers) => Promise<boolean>>());
vi.mock('./from-editor.ts', () => ({ isFromEditor }));

const { forEditors, withBulkEditReasons } = await import('./rest-guard.ts');
const { DatabaseUnavailable } = await import('./unavailable.ts');

const answer = forEditors(async () => new Response('content'));

function ask(method: string, path: string): Promise<Response> {
  return answer(new Request(`http://localhost/api/${path}`, { method }), { params: Promise.resolve({ slug: path.split('/') }) });
}

beforeEach(() => isFromEditor.mockResolvedValue(false));

describe('API-09 a guest can only log in over the REST API', () => {
  it.each([
    ['GET', 'products'],
    ['GET', 'variants/1'],
    ['GET', 'globals/globals'],
    ['GET', 'access'],
    ['GET', 'users/init'],
    ['POST', 'members/login'],
    ['POST', 'users'],
    ['GET', 'users/login'],
    ['OPTIONS', 'products'],
  ])('%s %s is refused', async (method, path) => {
    expect((await ask(method, path)).status).toBe(401);
  });

  it.each([
    ['POST', 'users/login'],
    ['POST', 'users/logout'],
    ['POST', 'users/accept-invitation'],
    ['GET', 'users/me'],
  ])('%s %s is answered', async (method, path) => {
    expect((await ask(method, path)).status).toBe(200);
  });
});

it('an editor has access', async () => {
  isFromEditor.mockResolvedValue(true);
  expect((await ask('GET', 'products')).status).toBe(200);
});

it.each([true, false])('the first administrator cannot be created here (editor: %s)', async (editor) => {
  isFromEditor.mockResolvedValue(editor);
  expect((await ask('POST', 'users/first-register')).status).toBe(403);
});

it('API-08 a filter with invalid JSON is refused', async () => {
  isFromEditor.mockResolvedValue(true);
  expect((await ask('GET', 'products?where=x')).status).toBe(400);
  expect((await ask('GET', 'products?where={"id":{"equals":1}}')).status).toBe(200);
});

it('ERR-02 answers 503 while the database is unreachable, so that no editor seems logged out', async () => {
  isFromEditor.mockRejectedValueOnce(new DatabaseUnavailable());
  const answer = await ask('GET', 'products');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
});

it('API-08 over https the session cookie is bound to the admin’s host, other cookies are unchanged', async () => {
  isFromEditor.mockResolvedValue(true);
  const cookies = (secure: string) => [
    `payload-token=a.b.c; Path=/; HttpOnly=true${secure}; SameSite=Lax`,
    'payload-lng=nl; Path=/',
  ];
  const answerWith = async (set: string[]) => {
    const headers = new Headers(set.map((cookie) => ['set-cookie', cookie]));
    const guarded = forEditors(async () => new Response('content', { status: 201, headers }));
    const request = new Request('http://localhost/api/users/login', { method: 'POST' });
    return guarded(request, { params: Promise.resolve({ slug: ['users', 'login'] }) });
  };
  const secure = await answerWith(cookies('; Secure=true'));
  expect([secure.status, await secure.text()]).toEqual([201, 'content']);
  const [session, language] = cookies('; Secure=true');
  expect(secure.headers.getSetCookie()).toEqual([`__Host-${session}`, language]);
  expect((await answerWith(cookies(''))).headers.getSetCookie()).toEqual(cookies(''));
});

const messageOf = async (method: string, body: object, status = 400) => {
  const answer = await withBulkEditReasons(
    new Request('http://localhost/api/variants', { method }),
    Response.json(body, { status }),
  );
  expect(answer.status).toBe(status);
  return (await answer.json()).message;
};

describe('API-08 the message of a failed bulk edit', () => {
  const errors = ['Ongeldig veld: Prijs', 'Ongeldig veld: Prijs', 'Something went wrong.'].map((message) => ({ message }));
  const body = { docs: [], errors, message: 'Niet gelukt: 3.' };

  it('contains each reason once, without hidden errors', async () => {
    expect(await messageOf('PATCH', body)).toBe('Niet gelukt: 3. Ongeldig veld: Prijs');
  });

  it('stays the same in other answers', async () => {
    expect(await messageOf('DELETE', body)).toBe('Niet gelukt: 3.');
    expect(await messageOf('PATCH', body, 200)).toBe('Niet gelukt: 3.');
    expect(await messageOf('PATCH', { errors }), 'a refusal without a message').toBeUndefined();
  });
});
