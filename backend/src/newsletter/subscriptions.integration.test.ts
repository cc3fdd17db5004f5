import { describe, expect, it } from 'vitest';
import { anna, isDone, newsletterTest, type StoredMail, tokenIn } from '../testing/newsletter.ts';
import { unsubscribeToken } from './subscription-tokens.ts';
import { deleteExpiredSubscriptions } from './subscriptions.ts';

const { api, rows, signUp, act, mails, subscribers, confirmed } = newsletterTest();

const mustConfirm = { __typename: 'NewsletterDone', mustConfirm: true };
const expired = { __typename: 'RefusedSubmission', problems: [{ handle: null, key: 'expired' }] };

describe('NWS-03 a local subscriber', () => {
  it('is pending until the link of the email is used, and is unsubscribed by the link of the next email', async () => {
    expect(await signUp()).toEqual(mustConfirm);
    expect(await subscribers()).toMatchObject([
      {
        state: 'pending',
        email: anna.email,
        first_name: 'Anna',
        last_name: 'de Wit',
        site: 'nl',
        consent: anna.consent,
        page: 'nieuws',
      },
    ]);
    const [first] = (await mails()) as [StoredMail];
    expect(first).toMatchObject({ kind: 'newsletter-confirmation', recipient: anna.email });
    expect(first.content.text).toContain('http://nl.test/bedankt-nieuwsbrief-abonnement/?confirm=');
    expect(first.content.text, 'what a guest typed').not.toContain('Anna');
    const token = tokenIn(first, 'confirm');
    expect(JSON.stringify(await subscribers()), 'the token is known by its hash').not.toContain(token);

    expect(await act('confirmSubscription', token)).toEqual(isDone);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed', confirm_hash: null }]);
    const welcome = (await mails())[1] as StoredMail;
    expect(welcome.kind).toBe('newsletter-welcome');
    expect(welcome.content.text).toContain('Anna');

    const unsubscribe = tokenIn(welcome, 'unsubscribe');
    expect(await act('unsubscribeFromNewsletter', unsubscribe)).toEqual(isDone);
    const [ended] = await subscribers();
    expect(ended).toMatchObject({ state: 'ended', email: anna.email, first_name: null, last_name: null, consent: anna.consent });
    expect(ended?.ended_at).not.toBeNull();
    expect(await act('unsubscribeFromNewsletter', unsubscribe), 'once more changes nothing').toEqual(isDone);
  });

  it('gets emails in the language of the site, with one-click unsubscription (RFC 8058)', async () => {
    await signUp({ email: 'eva@example.com' }, 3);
    const [{ content }] = (await mails()) as [StoredMail];
    expect(content.subject).toBe('Bestätigen Sie Ihre Anmeldung zum Newsletter');
    expect(content.text).toContain('http://de.test/danke-newsletter-abonnement/?confirm=');
    expect(content.headers['List-Unsubscribe']).toMatch(
      /^<http:\/\/de\.test\/danke-newsletter-abonnement\/\?unsubscribe=\d+\.[\w-]{43}>$/,
    );
    expect(content.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('gets the same answer whether or not the address is known, and is stored once', async () => {
    await confirmed();
    const known = await signUp({ email: anna.email.toLowerCase(), voornaam: 'Eve' });
    expect(known).toEqual(await signUp({ email: 'nobody@example.com' }));
    expect(await subscribers()).toHaveLength(2);
    expect((await subscribers())[0]).toMatchObject({ state: 'confirmed', first_name: 'Anna' });
    const kinds = (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(kinds.slice(2)).toEqual([`newsletter-known ${anna.email}`, 'newsletter-confirmation nobody@example.com']);
  });

  it('gets at most three emails an hour, and a sign-up without an email changes nothing', async () => {
    for (let time = 0; time < 5; time++) expect(await signUp()).toEqual(mustConfirm);
    expect(await mails()).toHaveLength(3);
    const last = tokenIn((await mails())[2] as StoredMail, 'confirm');
    expect(await act('confirmSubscription', tokenIn((await mails())[0] as StoredMail, 'confirm'))).toEqual(expired);
    expect(await act('confirmSubscription', last)).toEqual(isDone);
  });

  it('is stored once for concurrent sign-ups', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(await subscribers()).toHaveLength(1);
  });

  it('may return after unsubscribing, with a new confirmation', async () => {
    await confirmed();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    await act('unsubscribeFromNewsletter', unsubscribeToken(id, api.payload.secret));
    await confirmed();
    expect((await subscribers()).map(({ state }) => state)).toEqual(['ended', 'confirmed']);
  });
});

describe('SEC-06 the links of the newsletter', () => {
  it('confirm once, within seven days', async () => {
    const used = await confirmed();
    expect(await act('confirmSubscription', used)).toEqual(expired);
    await signUp({ email: 'late@example.com' });
    const late = tokenIn((await mails()).at(-1) as StoredMail, 'confirm');
    const [{ days }] = (await rows<{ days: number }>(
      `select extract(epoch from confirm_until - requested_at) / 86400 as days from subscribers where email = 'late@example.com'`,
    )) as [{ days: number }];
    expect(Number(days)).toBeCloseTo(7, 3);
    await rows(`update subscribers set confirm_until = now() - interval '1 second' where email = 'late@example.com'`);
    expect(await act('confirmSubscription', late)).toEqual(expired);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }, { state: 'pending' }]);
  });

  it('do nothing when forged', async () => {
    await confirmed();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    const own = unsubscribeToken(id, api.payload.secret);
    for (const token of ['', 'x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(100_000)])
      expect(await act('confirmSubscription', token)).toEqual(expired);
    for (const token of [
      '',
      own.slice(0, -1),
      `${id + 1}${own.slice(String(id).length)}`,
      unsubscribeToken(id, 'another secret'),
    ])
      expect(await act('unsubscribeFromNewsletter', token)).toEqual(expired);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('SEC-10 a subscription', () => {
  it('is deleted if it is not confirmed, and three years after its end', async () => {
    await signUp({ email: 'waits@example.com' });
    await signUp({ email: 'late@example.com' });
    await rows(`update subscribers set confirm_until = now() - interval '25 hours' where email = 'late@example.com'`);
    await confirmed('old@example.com');
    await confirmed('recent@example.com');
    await rows(
      `update subscribers set state = 'ended', ended_at = now() - interval '2 years' where email = 'recent@example.com'`,
    );
    await rows(`update subscribers set state = 'ended', ended_at = now() - interval '37 months' where email = 'old@example.com'`);
    expect(await deleteExpiredSubscriptions(api.payload.db.drizzle as never)).toEqual({ unconfirmed: 1, ended: 1 });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['waits@example.com', 'recent@example.com']);
  });

  it('is deleted if it is ended before it is confirmed', async () => {
    await signUp();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    expect(await act('unsubscribeFromNewsletter', unsubscribeToken(id, api.payload.secret))).toEqual(isDone);
    expect(await subscribers()).toEqual([]);
  });
});
