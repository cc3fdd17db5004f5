// A Vendure server for the comparison of benchmarks/scale/vendure.ts: node server.mjs [products.csv]. With a file, it imports its products
// and ends; without, it serves them. VENDURE_SOCKETS is the socket folder of PostgreSQL, VENDURE_PORT the port.
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  JobQueueService,
  LanguageCode,
  LogLevel,
} from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';

const { VENDURE_PORT = '', VENDURE_SOCKETS = '', VENDURE_PASSWORD = '' } = process.env;
const [products] = process.argv.slice(2);

/** @type {import('@vendure/core').VendureConfig} */
const config = {
  apiOptions: { port: Number(VENDURE_PORT), hostname: '127.0.0.1', shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: VENDURE_PASSWORD },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: VENDURE_SOCKETS,
    username: 'postgres',
    database: 'vendure',
    synchronize: true,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [] },
  // Updates of the index are only collected: the import would queue a job for each variant, and the index is built after it.
  plugins: [DefaultJobQueuePlugin, DefaultSearchPlugin.init({ bufferUpdates: true })],
  logger: new DefaultLogger({ level: LogLevel.Warn }),
};

/** @type {import('@vendure/core').InitialData} */
const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [{ code: 'NL', name: 'Netherlands', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 21 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

async function start() {
  const app = await bootstrap(config);
  await app.get(JobQueueService).start();
  return app;
}

if (products === undefined) await start();
else {
  const app = await populate(start, initialData, products);
  await app.close();
  process.exit(0);
}
