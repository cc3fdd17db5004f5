import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, viewerStyleHash } from './security-headers.ts';

const usual = { scriptHashes: [], frameHosts: [], hasTagManager: false };

const frameSources = (...frameHosts: string[]) =>
  contentSecurityPolicy({ ...usual, frameHosts })
    .split('; ')
    .find((directive) => directive.startsWith('frame-src '));

test('BLK-17 SEC-01 a page may embed only the allowed hosts and the video host, over https', () => {
  const films = 'https://www.youtube-nocookie.com';
  expect(frameSources()).toBe(`frame-src ${films}`);
  expect(frameSources('a.test', 'b.test')).toBe(`frame-src ${films} https://a.test https://b.test`);
});

test('SEC-01 PAG-09 every kind of source has its own directive, and the default directive covers icons in Firefox before 132', () => {
  const directives = new Map(
    contentSecurityPolicy(usual)
      .split('; ')
      .map((text) => [text.split(' ', 1)[0], text]),
  );
  const kinds = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker'];
  expect([...directives.keys()]).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}-src`)));
  expect(directives.get('default-src')).toBe("default-src 'self'");
  expect(directives.get('object-src')).toBe("object-src 'none'");
});

test('SEC-01 the policy allows the style sheet of the installed 3D viewer and no other inline style element', () => {
  const viewer = createRequire(import.meta.url).resolve('@google/model-viewer/package.json');
  const template = readFileSync(join(viewer, '../lib/template.js'), 'utf8');
  const style = /<style>([\s\S]*?)<\/style>/.exec(template)?.[1] ?? '';
  expect(viewerStyleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(contentSecurityPolicy(usual)).toContain(`style-src 'self' ${viewerStyleHash};`);
});

test('SEC-01 scripts come from the site only; blobs may be pictures and data but not scripts', () => {
  const policy = contentSecurityPolicy({ ...usual, scriptHashes: ["'sha256-abc'"] });
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
});

test('API-10 the hosts of reCAPTCHA are allowed only if it is configured', () => {
  expect(contentSecurityPolicy(usual)).not.toMatch(/google\.com|gstatic/);
  const policy = contentSecurityPolicy({ ...usual, hasRecaptcha: true }).split('; ');
  const own = 'https://www.google.com/recaptcha/';
  expect(policy).toContain(`script-src 'self' ${own} https://www.gstatic.com/recaptcha/`);
  expect(policy).toContain(`frame-src https://www.youtube-nocookie.com ${own}`);
  expect(policy).toContain(`connect-src 'self' blob: ${own}`);
});
