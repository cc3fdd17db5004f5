import { createHash } from 'node:crypto';
import { createGraphQLError, createLRUCache, type Plugin } from 'graphql-yoga';

const mostOperations = 1000;

/**
 * Operations by the sha256 hash of their text. A caller (each has the service token) sends a text once, with its hash, and from
 * then on the hash alone; an unknown hash is answered PERSISTED_QUERY_NOT_FOUND.
 */
export function persistedOperations(): Plugin {
  const texts = createLRUCache<string>({ max: mostOperations, ttl: 0 });
  return {
    onParams({ params, setParams }) {
      const hash = requestedHash(params);
      if (hash === undefined) return;
      if (typeof params.query === 'string') {
        if (createHash('sha256').update(params.query).digest('hex') !== hash) throw badHash('It is not the hash of the query.');
        texts.set(hash, params.query);
        return;
      }
      const query = texts.get(hash);
      if (query === undefined) throw notPersisted();
      setParams({ ...params, query });
    },
  };
}

function requestedHash(params: unknown): string | undefined {
  const persisted = property(property(params, 'extensions'), 'persistedQuery');
  if (persisted === undefined || persisted === null) return undefined;
  const hash = property(persisted, 'sha256Hash');
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) throw badHash('It must be 64 hexadecimal digits.');
  if (property(persisted, 'version') !== 1) throw badHash('Its version must be 1.');
  return hash;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const badHash = (reason: string) =>
  createGraphQLError(`The persisted query's hash is wrong. ${reason}`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });

const notPersisted = () =>
  createGraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } } });
