import type { PayloadRequest } from 'payload';

/** Context of a request that replaces a document by another one wherever it is mentioned. */
export const replacementContext = { replacesMentions: true };

/** Whether the request replaces mentions, also in fields that no save of an editor changes. */
export const isReplacement = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context.replacesMentions === true;
