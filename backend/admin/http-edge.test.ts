import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { BlockList, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { prepareRequest } from './http-edge.ts';

const trustedProxies = new BlockList();
trustedProxies.addSubnet('10.0.0.0', 8);

const siteOrigins = ['https://nl.test', 'https://en.test'];

function prepared(headers: IncomingHttpHeaders, { sender = '10.0.0.1', url = '/admin', isHttps = true } = {}) {
  const told = new Map<string, unknown>();
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: sender });
  const response = {
    setHeader: (name: string, value: unknown) => told.set(name.toLowerCase(), value) as unknown as ServerResponse,
  };
  prepareRequest({ request: { headers, socket, url }, response }, { isHttps, trustedProxies, siteOrigins, isDevelopment: false });
  return { headers, told };
}

describe('API-08 a request to the admin', () => {
  it('SEC-04 has the address of its sender, or the one that a trusted proxy reports', () => {
    const from = (sender: string, forwarded: string) =>
      prepared({ 'x-forwarded-for': forwarded }, { sender }).headers['x-forwarded-for'];
    expect(from('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(from('10.0.0.1', '1.2.3.4, 198.51.100.1')).toBe('198.51.100.1');
    expect(prepared({}, { sender: '::ffff:203.0.113.9' }).headers['x-forwarded-for']).toBe('203.0.113.9');
  });

  it('has its session under the cookie name that is bound to the host', () => {
    const cookieOf = (cookie: string, isHttps = true) => prepared({ cookie }, { isHttps }).headers.cookie;
    expect(cookieOf('a=1; __Host-payload-token=right; payload-lng=nl')).toBe('a=1; payload-token=right; payload-lng=nl');
    expect(cookieOf('payload-token=tossed; __Host-payload-token=right')).toBe('payload-token=right');
    expect(cookieOf('payload-token=tossed')).toBe('');
    expect(cookieOf('payload-token=right', false)).toBe('payload-token=right');
  });

  it('gets a policy with its own nonce, which Next reads, and no policy sent by the client', () => {
    const nonces = [1, 2].map(() => {
      const { headers, told } = prepared({ 'content-security-policy': "script-src 'nonce-mine'" });
      expect(headers['content-security-policy']).toBe(told.get('content-security-policy'));
      return String(told.get('content-security-policy')).match(/script-src 'nonce-([^']{24})' 'strict-dynamic';/)?.[1];
    });
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
  });

  it('EDT-08 may show the sites in a frame, and nothing else', () => {
    const policy = String(prepared({}).told.get('content-security-policy'));
    expect(policy).toContain('frame-src https://nl.test https://en.test;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is answered with HSTS if the admin uses https; files keep their own policy', () => {
    expect(prepared({}).told.get('strict-transport-security')).toBe('max-age=31536000');
    expect(prepared({}, { isHttps: false }).told.has('strict-transport-security')).toBe(false);
    expect(prepared({}, { url: '/media/files/0123.svg' }).told.has('content-security-policy')).toBe(false);
  });
});
