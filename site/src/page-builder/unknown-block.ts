/** Throws in development for a block type of the contract without a view; visitors see nothing. */
export function unknownBlock(block: object): null {
  if (import.meta.env.DEV) throw new Error(`no view is registered for the block ${JSON.stringify(block)}`);
  return null;
}
