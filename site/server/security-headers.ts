import { createHash } from 'node:crypto';

/** What an inline script is allowed by in a content security policy. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Where films are played, once a visitor asks for it (BLK-04). */
const videoHost = 'www.youtube-nocookie.com';

/** The style sheet that the viewer of 3D models brings along in its own markup (@google/model-viewer 4.4.0). */
export const viewerStyleHash = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** What a page may load beside the site's own files. */
export type PageSources = {
  /** The inline scripts that its renderer registered (SEC-01). */
  scriptHashes: readonly string[];
  /** The hosts that it may show frames of beside the one of films: those that an administrator allows (BLK-17). */
  frameHosts: readonly string[];
  /** Whether it loads the tag manager, after consent (SEO-03). */
  hasTagManager: boolean;
  /** Whether forms ask reCAPTCHA, which comes with a visitor's first use of one (FRM-12). */
  hasRecaptcha?: boolean;
  /** Where maps take their tiles from, if not from the site itself (CON-01). */
  tileOrigin?: string | undefined;
  /** The domains of the other languages, to which a visitor who switches takes things along (LOC-09). */
  otherOrigins?: readonly string[];
};

/** The policy of a page. The pictures on a 3D model are read out of its file, as blobs. */
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
    // Firefox before 132 loads the drawings of icons by this directive. Every other kind of source has its own.
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

/** The policy of the worker's own requests: it fetches nothing but what is the site's. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The policy of the offline page, which carries its script and its style sheet in itself. */
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

/** The policy of answers that show nothing: texts, data and redirects. */
export const silentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer, as name and value in turn. */
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
