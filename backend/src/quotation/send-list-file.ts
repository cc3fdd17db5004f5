import type { HttpContext } from '../platform/api/http-context.ts';

const types = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

/** Sends a list as a file, with headers that prevent caching. */
export function sendListFile({ response }: HttpContext, name: string, format: keyof typeof types, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
