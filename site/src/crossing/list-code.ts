const name = 'crossing';

/** The cookie by which a browser knows, for a minute, that a quotation list has come along (LOC-09); without a code it takes that away again. */
export function keptListCode(code?: string): string {
  return `${name}=${code ?? ''}; Max-Age=${code ? 60 : 0}; Path=/; SameSite=Lax`;
}

/** Whether a list has come along. */
export const hasListCode = (): boolean => document.cookie.includes(`${name}=`);

/** The code of a list that has come along, among cookies. */
export function listCodeIn(cookies: string): string | undefined {
  return cookies.match(/(?:^|; )crossing=([\w-]{43})(?:;|$)/)?.[1];
}
