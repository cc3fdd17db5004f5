import { describe, expect, it } from 'vitest';
import { withBulkEditReasons } from './bulk-edit-reasons.ts';

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
