import { join } from 'node:path';
import type { Payload } from 'payload';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { payloadOptionsOf } from '../composition/payload-options.ts';
import { type ServingApi, serveApi } from '../composition/serve-api.ts';
import { type Configuration, readConfiguration } from '../platform/configuration.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { createOperationRole } from './operation-role.ts';

const log = createLog('test', 'silent');
const programs = {
  crop: join(import.meta.dirname, '..', 'media', 'crop-child.ts'),
  document: join(import.meta.dirname, '..', 'quotation', 'document', 'document-child.ts'),
};
/** Headers that the site sends with each request. */
export const serviceHeaders = { 'content-type': 'application/json', 'x-service-token': testSecrets.SERVICE_TOKEN };

type RequestOptions = { instance?: number; headers?: Record<string, string>; variables?: Record<string, unknown> };

/** Two instances of the API on a new database, and a Payload instance for editing. */
export type ServingApis = {
  editing: Payload;
  configuration: Configuration;
  /** Returns the URL of a path on an instance. */
  at(instance: number, path: string): string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are read by the tests that asked
  ask(query: string, asked?: RequestOptions): Promise<{ status: number; data?: any; errors?: { message: string }[] }>;
  end(): Promise<void>;
};

function configurationOf(url: string, dataFolder: string, env: Record<string, string>): Configuration {
  const result = readConfiguration({ ...testSecrets, DATABASE_URL: url, DATA_FOLDER: dataFolder, ...env });
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return { ...result.configuration, apiPort: 0 };
}

/** Starts two instances, whose role may not change the schema. `env` contains further variables, `ownDatabase` replaces the new one. */
export async function servingApis(env: Record<string, string> = {}, ownDatabase?: TestDatabase): Promise<ServingApis> {
  const database = ownDatabase ?? (await testDatabase('empty'));
  const role = await createOperationRole(database);
  const configuration = configurationOf(role.url, database.dataFolder, env);
  const editing = await openPayload(buildPayloadConfig({ ...(await payloadOptionsOf(configuration)), log }));
  const apis: ServingApi[] = [await serveApi(configuration, log, programs), await serveApi(configuration, log, programs)];
  const at = (instance: number, path: string) => `http://127.0.0.1:${apis[instance]?.port}${path}`;
  return {
    editing,
    configuration,
    at,
    async ask(query, { instance = 0, headers = {}, variables = {} } = {}) {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(at(instance, '/graphql'), {
        method: 'POST',
        headers: { ...serviceHeaders, ...headers },
        body,
      });
      return { status: response.status, ...(await response.json()) };
    },
    async end() {
      await Promise.all(apis.map((api) => api.close()));
      await editing.destroy();
      await role.drop();
      await database.drop();
    },
  };
}
