import { createHash } from 'node:crypto';

/** Returns the hash that allows an inline script in a content security policy. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Host of embedded videos, which a visitor starts (BLK-04). */
const videoHost = 'www.youtube-nocookie.com';

/** Hash of the inline style sheet of the 3D viewer (@google/model-viewer 4.4.0). */
export const viewerStyleHash = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Sources that a page may load in addition to the site's own files. */
export type PageSources = {
  /** Hashes of the inline scripts that the renderer registered (SEC-01). */
  scriptHashes: readonly string[];
  /** Hosts that an administrator allows in frames, in addition to the video host (BLK-17). */
  frameHosts: readonly string[];
  /** Whether the page loads the tag manager, after consent (SEO-03). */
  hasTagManager: boolean;
  /** Whether forms use reCAPTCHA, which loads when a visitor first uses a form (FRM-12). */
  hasRecaptcha?: boolean;
  /** Origin of map tiles, if they do not come from the site (CON-01). */
  tileOrigin?: string | undefined;
  /** Domains of the other languages, to which the handoff posts (LOC-09). */
  otherOrigins?: readonly string[];
};

/** Returns the policy of a page. Blobs are allowed for textures, which the 3D viewer reads from the model file. */
export function contentSecurityPolicy({
  scriptHashes,
  frameHosts,
  hasTagManager,
  hasRecaptcha,
  tileOrigin,
  otherOrigins = [],
}: PageSources): string {
  const recaptcha = hasRecaptcha ? ' https://www.google.com/recaptcha/' : '';
  const recaptchaScripts = hasRecaptcha ? `${recaptcha} https://www.gstatic.com/recaptcha/` : '';
  const tagManager = hasTagManager ? ' https://www.googletagmanager.com' : '';
  return [
    // Firefox before 132 loads icon sprites by this directive. Every other kind of source has its own.
    "default-src 'self'",
    "object-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim() + tagManager + recaptchaScripts,
    `style-src 'self' ${viewerStyleHash}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tagManager}`,
    "font-src 'self'",
    `connect-src 'self' blob:${tagManager}${recaptcha}${tileOrigin ? ` ${tileOrigin}` : ''}`,
    "media-src 'self'",
    `frame-src ${[...new Set([videoHost, ...frameHosts])].map((host) => `https://${host}`).join(' ')}${recaptcha}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...otherOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the policy of the frame beside a form of the admin: a page without its scripts, which only the admin may embed (EDT-08). */
export function livePreviewPolicy(script: string, adminOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src ${scriptHash(script)}`,
    "connect-src 'self'",
    `style-src 'self' ${viewerStyleHash}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${adminOrigin}`,
  ].join('; ');
}

/** Policy of the service worker's requests: it may fetch from the site only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Returns the policy of the offline page, which contains its script and style sheet inline. */
export function offlinePagePolicy(script: string, styles: string): string {
  return [
    "default-src 'none'",
    `script-src ${scriptHash(script)}`,
    "connect-src 'self'",
    `style-src ${scriptHash(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Policy of answers that load nothing: texts, data and redirects. */
export const silentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns the headers of every answer, as alternating names and values. */
export function securityHeaders(overHttps: boolean): string[] {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(overHttps ? ['Strict-Transport-Security', 'max-age=31536000'] : []),
  ];
}
