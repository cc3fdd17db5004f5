import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeServer } from '@plantsoen/contract/close-server.ts';
import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { ApiValues } from '@plantsoen/observability/metrics/api-metrics.ts';
import { memberCaller } from '../account/sessions/member-caller.ts';
import { formSchema } from '../forms/schema/form-schema.ts';
import { saveSubmission } from '../forms/submissions/save-submission.ts';
import { uploadField } from '../forms/upload-field.ts';
import { deleteAbandonedFiles } from '../forms/uploads/receive-file.ts';
import { uploadHandler } from '../forms/uploads/upload-handler.ts';
import { fileTransport, smtpTransport } from '../mail/mail-transport.ts';
import { createCropMaker } from '../media/crop-maker.ts';
import { mediaHandler } from '../media/media-handler.ts';
import { signUpWithForm } from '../newsletter/sign-up-with-form.ts';
import type { CallerOf } from '../platform/api/context.ts';
import { graphqlHandler } from '../platform/api/graphql.ts';
import { headerOf } from '../platform/api/http-context.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { acceptingMetadataToken } from '../platform/api/metadata-token.ts';
import { createApiSchema } from '../platform/api/schema.ts';
import { createApiServer, databaseReadiness } from '../platform/api/server.ts';
import { formChannel } from '../platform/changes/announce.ts';
import { changeSignal } from '../platform/changes/change-signal.ts';
import { changeStreamHandler } from '../platform/changes/change-stream.ts';
import { keepContent } from '../platform/changes/followed-content.ts';
import { purgePositionsHandler } from '../platform/changes/purge-positions.ts';
import type { Configuration } from '../platform/configuration.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { readInTime } from '../platform/database/read-in-time.ts';
import { ReadReplica, replicaPool } from '../platform/database/read-replica.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { runJobs } from '../platform/jobs/job-runner.ts';
import type { Log } from '../platform/log.ts';
import { secretsOf } from '../platform/payload/installation.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { storageReadiness } from '../platform/storage/storage-readiness.ts';
import { liveCatalogue } from '../products/catalogue/catalogue.ts';
import { feedPricesHandler } from '../products/feed/feed-prices.ts';
import { describePlate } from '../products/spare-parts/describe-plate.ts';
import { createDocumentMaker } from '../quotation/document-maker.ts';
import { listHandler } from '../quotation/list-handler.ts';
import { ownRequestHandler } from '../quotation/own-request-handler.ts';
import { quoteRequestSaver } from '../quotation/save-quote-request.ts';
import { configuredEngine, searchPool } from '../search/configured-engine.ts';
import { keepSynonyms } from '../search/editors/keep-synonyms.ts';
import { synonymChannel } from '../search/editors/stored-synonyms.ts';
import { announceSearches } from '../search/search-tag.ts';
import { holdAssetsLock } from '../site-assets/assets-lock.ts';
import { SiteAssets } from '../site-assets/site-assets.ts';
import { siteAssetsHandler } from '../site-assets/site-assets-handler.ts';
import { jobHandlers } from './job-handlers.ts';
import { buildPayloadConfig } from './payload-config.ts';
import { payloadOptionsOf } from './payload-options.ts';
import { previewOpener } from './preview-opener.ts';
import { queueLengths } from './queue-lengths.ts';
import { allResolvers } from './resolvers.ts';

/** A running API. `close` drains it, and then waits up to 8 s for answers in progress. */
export type ServingApi = {
  port: number;
  /** Values for its metrics. */
  values: ApiValues;
  close(): Promise<void>;
};

const shutdownTimeoutMs = 8000;

/** Paths of the programs that generate crops and documents, each in its own process. */
export type Programs = { crop: string; document: string };

/** Assembles the API of this installation and starts it. */
export async function serveApi(configuration: Configuration, log: Log, programs: Programs): Promise<ServingApi> {
  const { limits } = configuration;
  const options = await payloadOptionsOf(configuration);
  const { storage } = options;
  const payload = await openPayload(buildPayloadConfig({ ...options, log }));
  const sql = instrumentedSql(payload.db.pool);
  const callerOf: CallerOf = (authorization) => memberCaller({ sql, payload }, authorization);
  const { databaseUrl, databaseReadUrl, smtpUrl, dataFolder } = configuration;
  const searching = searchPool({ databaseUrl, max: limits.connections.searches, timeoutMs: limits.searchTimeoutMs }, log);
  const replica =
    databaseReadUrl === undefined
      ? undefined
      : new ReadReplica({ pool: replicaPool(databaseReadUrl, limits.connections.requests), log });
  await replica?.connect();
  const engine = configuredEngine(configuration, payload.db.pool, searching);
  const contract = createApiSchema(allResolvers(engine));
  const storageSettings = { dataFolder: configuration.dataFolder, s3: configuration.s3 };
  const maker = createCropMaker({ program: programs.crop, storage: storageSettings, log });
  const documentParts = { program: programs.document, storage: storageSettings, log };
  const documents = createDocumentMaker({ ...documentParts, maxQueued: limits.maxWaitingDocuments });
  // Quote requests have a separate document maker, so that many list downloads cannot delay them.
  const requestDocuments = createDocumentMaker(documentParts);
  const saveQuoteRequest = quoteRequestSaver({ documents: requestDocuments, log });
  const schema = formSchema({
    contract,
    sql,
    submit: (context, form, args) =>
      saveSubmission(context, form, args, { saveQuoteRequest, describePlate, onStored: signUpWithForm }),
  });
  const signal = changeSignal(configuration.databaseUrl, log, [formChannel, synonymChannel]);
  if (!engine.lists) await keepContent({ payload, sql, signal, log }, liveCatalogue);
  const stopping = new AbortController();
  const followForms = () =>
    schema
      .refresh()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the form mutations could not be refreshed; the next change of a form retries this'),
      );
  signal.subscribe(followForms, formChannel);
  const incomingFolder = join(dataFolder, 'incoming');
  await deleteAbandonedFiles(incomingFolder);
  const transport =
    smtpUrl === undefined
      ? fileTransport(join(dataFolder, 'mails'), log, limits.retentionDays.mailFiles)
      : smtpTransport(smtpUrl, limits.concurrency.mails);
  const siteAssets = new SiteAssets(storage, (work) => holdAssetsLock(payload.db.pool, work));
  const handlers = jobHandlers({ payload, engine, transport, siteAssets, documents: requestDocuments, configuration, log });
  const jobs = [
    runJobs({ databaseUrl, handlers: handlers.mails, concurrency: limits.concurrency.mails, log }),
    runJobs({ databaseUrl, handlers: handlers.webhooks, concurrency: limits.concurrency.webhooks, log }),
    runJobs({ databaseUrl, handlers: handlers.others, concurrency: limits.concurrency.jobs, log }),
  ];
  const changes = changeStreamHandler({ sql, signal, stopping: stopping.signal });
  const synonyms = keepSynonyms({ payload, engine, signal, log, onKept: () => announceSearches(payload) });

  const databaseErrors = databaseReadiness(
    sql,
    migrations.map(({ name }) => name),
  );
  const storageErrors = storageReadiness(storage);
  for (const problem of await storageErrors()) log.error(`${problem}; the API is not ready until it can use the bucket`);
  let isStopping = false;

  const server = createApiServer({
    log,
    serviceTokens: configuration.serviceTokens,
    tls: configuration.apiTls,
    requestTimeoutMs: limits.requestTimeoutMs,
    graphql: acceptingMetadataToken(
      graphqlHandler({
        schema,
        payload,
        log,
        introspection: !configuration.production,
        siteOrigin: (siteId) => configuration.siteUrls[localeOfSite(siteId)],
        callerOf,
        runInPreview: previewOpener(payload, log),
        replica,
      }),
      configuration.metadataTokens,
    ),
    changes: changes.handle,
    media: mediaHandler({
      sql,
      storage,
      secret: payload.secret,
      maker,
      viewerOf: async (request) => (await callerOf(headerOf(request, 'authorization')))?.viewer,
    }),
    trusted: {
      '/quotation-list': listHandler({ payload, documents, callerOf }),
      '/quote-request': ownRequestHandler({ payload, documents, callerOf }),
      '/site-assets/': siteAssetsHandler(siteAssets),
      '/purges/': purgePositionsHandler(sql),
      '/feed-prices': feedPricesHandler(sql),
    },
    uploads: uploadHandler({
      executor: await requestSql({ payload, transactionID: undefined }),
      storage,
      incomingFolder,
      secrets: secretsOf(payload),
      fieldKeys: options.fieldKeys,
      waitingBytes: limits.waitingUploadBytes,
      findField: (handle, siteId, field) => uploadField(sql, handle, siteId, field),
    }),
    readinessErrors: async () => [...(await databaseErrors()), ...(await storageErrors())],
    isStopping: () => isStopping,
  });

  await followForms();
  server.listen(configuration.apiPort, configuration.apiHost);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    values: {
      dataFolder: configuration.dataFolder,
      tasks: Object.values(handlers)
        .flat()
        .map(({ kind }) => kind.name),
      queueLengths: readInTime(() => queueLengths(sql)),
      changeStreams: () => changes.count,
      connections: () => ({ general: payload.db.pool, search: searching, ...(replica && { replica: replica.pool }) }),
    },
    async close() {
      isStopping = true;
      const drainMs = configuration.drainSeconds * 1000;
      await closeServer(server, { drainMs, maxMs: shutdownTimeoutMs, onDrained: () => stopping.abort() });
      maker.close();
      documents.close();
      requestDocuments.close();
      await Promise.all(jobs.map((runner) => runner.close()));
      transport.close();
      await synonyms.close();
      await searching.end();
      await replica?.close();
      await signal.close();
      await payload.destroy();
    },
  };
}
