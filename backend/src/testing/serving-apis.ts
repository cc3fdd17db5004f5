import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { payloadOptionsOf } from '../composition/payload-options.ts';
import { type ServingApi, serveApi } from '../composition/serve-api.ts';
import { type Configuration, readConfiguration } from '../platform/configuration.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';

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

/** Creates a role that may only read and write rows, as the migrations grant it (OPS-10). Returns its connection URL. */
async function createOperationRole({ url }: TestDatabase): Promise<{ name: string; operationUrl: string }> {
  const name = `operation_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create role ${name} login`));
  const operationUrl = url.replace('//postgres@', `//${name}@`);
  const outcome = await migrateDatabase(url, () => Promise.reject(new Error('no migration is missing')), operationUrl);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return { name, operationUrl };
}

/** Starts two instances, whose role may not change the schema. `env` contains further variables. */
export async function servingApis(env: Record<string, string> = {}): Promise<ServingApis> {
  const database = await testDatabase('empty');
  const { name, operationUrl } = await createOperationRole(database);
  const configuration = configurationOf(operationUrl, database.dataFolder, env);
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
      await withClient(database.url, (client) => client.query(`drop owned by ${name}; drop role ${name}`));
      await database.drop();
    },
  };
}
