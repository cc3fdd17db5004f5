import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a check of the tokens that site and backend share, in constant time. Several are accepted during a rotation. */
export function tokenCheck(tokens: readonly string[]): (sent: string) => boolean {
  const accepted = tokens.map(digest);
  return (text) => {
    const sent = digest(text);
    return accepted.some((token) => timingSafeEqual(sent, token));
  };
}
