// Replaces modules of the site whose server code the framework's compiler removes from the browser's scripts. The gallery does not
// use that compiler, because it would need the routes and the server.

/** Returns the function of the browser. */
export function createIsomorphicFn() {
  const client = <Isomorphic>(isomorphic: Isomorphic) => isomorphic;
  return { client, server: () => ({ client }) };
}

/** There is no request in the browser. */
export const renderRequest = () => undefined;
export const currentRenderRequest = () => undefined;
