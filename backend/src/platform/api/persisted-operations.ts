import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { OperationRequest } from './operation-request.ts';

const maxOperations = 1000;

/**
 * Operations by the sha256 hash of their text. A caller, always with the service token, sends a text once with its hash and then only the
 * hash. The least recently used texts are evicted first.
 */
export class PersistedOperations {
  readonly #texts = new Map<string, string>();

  /** Returns the text of a requested operation. Throws if only its hash is sent and the text is not stored. */
  textOf({ query, hash }: OperationRequest): string {
    if (hash === undefined) return query ?? '';
    if (query !== undefined && createHash('sha256').update(query).digest('hex') !== hash) {
      throw new GraphQLError('The hash does not match the query.', { extensions: { code: 'BAD_REQUEST' } });
    }
    const text = query ?? this.#texts.get(hash);
    if (text === undefined) {
      throw new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
    }
    this.#keep(hash, text);
    return text;
  }

  #keep(hash: string, text: string): void {
    this.#texts.delete(hash);
    this.#texts.set(hash, text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > maxOperations && oldest !== undefined) this.#texts.delete(oldest);
  }
}
