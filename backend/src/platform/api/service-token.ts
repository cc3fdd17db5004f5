import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { headerOf } from './exchange.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a check of the token that site and backend share, in constant time. */
export function serviceTokenCheck(serviceToken: string): (request: IncomingMessage) => boolean {
  const wanted = digest(serviceToken);
  return (request) => timingSafeEqual(digest(headerOf(request, 'x-service-token') ?? ''), wanted);
}
