import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentRenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import { testForms } from '../testing/test-form.ts';
import { siteTest } from '../testing/test-site.ts';
import { withPostedForm } from './document.ts';

const site = siteTest(() => testForms().content, 'test');

afterEach(() => void vi.useRealTimers());

describe('FRM-06 a page that confirms a sent form', () => {
  test('renders the form empty and is not cached', async () => {
    const seen: unknown[] = [];
    site.application.whileRendering = () => void seen.push(currentRenderRequest().posted);
    const answer = await site.get('/over-ons/?sent=contact&utm_source=x');
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } });
    await site.get('/over-ons/?sent=contact');
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ handle: 'contact', outcome: 'sent', page: 0, values: {}, problems: [] });
    expect((await site.get('/over-ons/')).headers['cache-control']).toBe('public, no-cache');
    expect(seen[2]).toBeUndefined();
    await site.get('/over-ons/?sent=contact&unconfirmed=1');
    expect(seen[3]).toMatchObject({ outcome: 'sent', isUnconfirmed: true });
  });

  test('redirects to the cacheable page without the form if the site has no such form', async () => {
    const answer = await site.get('/over-ons/?sent=madeUp1&utm_source=x');
    expect(answer).toMatchObject({ status: 302, headers: { location: '/over-ons/?utm_source=x' } });
    expect((await site.get('/over-ons/?sent=madeUp2')).headers.location).toBe('/over-ons/');
  });

  test('CON-10 has the ticket number of its address, unless it cannot be one', async () => {
    const seen: unknown[] = [];
    site.application.whileRendering = () => void seen.push(currentRenderRequest().posted);
    await site.get('/over-ons/?sent=contact&ticket=S2026-00042');
    await site.get('/over-ons/?sent=contact&ticket=call%200900');
    expect(seen[0]).toMatchObject({ outcome: 'sent', number: 'S2026-00042' });
    expect(seen[1]).not.toHaveProperty('number');
  });

  test('refuses an invalid handle', async () => {
    expect((await site.get('/over-ons/?sent=%22%3E')).status).toBe(400);
  });
});

test('the document carries a posted form in a safely escaped attribute', () => {
  const posted = {
    handle: 'contact',
    page: 0,
    values: { message: '"><script>alert(1)</script>&quot; & \u2028' },
    problems: [],
    outcome: 'refused' as const,
    idempotencyKey: 'k',
  };
  const url = new URL('http://nl.test/contact/');
  const text = String(
    withPostedForm(Buffer.from('<!DOCTYPE html><html lang="nl"><head></head><body></body></html>'), { url, posted }),
  );
  const [, value = ''] = /<html lang="nl"><head><\/head><body data-posted-form="([^"<]*)"><\/body>/.exec(text) ?? [];
  const decoded = value.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(decoded)).toEqual({ path: '/contact/', posted });
});

describe('FRM-12 a page with the hourly token', () => {
  test('is rendered again after an hour; other pages are not', async () => {
    const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: hour + 60_000 });
    const tokens: (string | undefined)[] = [];
    Object.assign(site.peer.content.root, {
      formTime: () => {
        const began = Math.floor(Date.now() / 3_600_000) * 3600;
        return { token: `${began}.abc`, validFor: began + 3600 - Math.floor(Date.now() / 1000) };
      },
    });
    site.application.whileRendering = () => {
      const request = currentRenderRequest();
      tokens.push(request.context.address.locale === 'nl' ? request.timeToken?.() : undefined);
    };
    const both = async () => {
      await site.get('/over-ons/');
      await site.get('/about-us/', { host: 'en.test' });
    };
    await both();
    vi.setSystemTime(hour + 3_599_000);
    await both();
    expect(tokens).toHaveLength(2);
    vi.setSystemTime(hour + 3_600_000);
    await both();
    expect(tokens).toHaveLength(3);
    expect(tokens[2]).not.toBe(tokens[0]);
    await both();
    expect(site.application.renders).toBe(3);
  });
});
