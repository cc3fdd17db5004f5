import { type Handler, headerOf, sendFailure } from './http-context.ts';
import { tokenCheck } from './token-check.ts';

/**
 * Adds the check of the token that the site sends as a bearer for metadata (SEO-01). It does not authenticate a member, for which the
 * scheme is `JWT`. A wrong token answers 403.
 */
export function acceptingMetadataToken(handler: Handler, metadataTokens: readonly string[]): Handler {
  const isAccepted = tokenCheck(metadataTokens);
  return (httpContext) => {
    const { request, response } = httpContext;
    const [, bearer] = /^Bearer (.+)$/i.exec(headerOf(request, 'authorization') ?? '') ?? [];
    if (bearer === undefined) return handler(httpContext);
    if (!isAccepted(bearer)) return sendFailure(response, 403, 'FORBIDDEN', 'The metadata token is wrong.');
    delete request.headers.authorization;
    return handler(httpContext);
  };
}
