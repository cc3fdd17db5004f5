import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStorage, isFileKey, StorageUnavailableError } from './file-storage.ts';
import type { S3Settings } from './storage-settings.ts';

/** Size in bytes from which a file is written in parts, one at a time. This bounds the memory of a write. */
const partSize = 8 * 1024 * 1024;

/** Time in milliseconds to connect to the storage. */
const connectionTimeout = 2000;

/** Maximum number of files that are read at the same time. They have their own connections, because slow readers keep them long. */
const maxDownloads = 250;

/**
 * Returns the storage in a bucket of S3 or of a compatible service. It is unavailable if it sends nothing for `timeoutMs` while this
 * program waits.
 */
export function s3Storage(settings: S3Settings, timeoutMs = 4000): FileStorage {
  const { bucket, prefix } = settings;
  const client = createClient(settings, { connectionTimeout, socketTimeout: timeoutMs });
  const agent = { maxSockets: maxDownloads };
  // `socketTimeout` would also end a download whose reader pauses. This timeout ends with the first byte of the answer.
  const answer = { requestTimeout: timeoutMs, throwOnRequestTimeout: true };
  const downloads = createClient(settings, { connectionTimeout, ...answer, httpAgent: agent, httpsAgent: agent });
  const objectOf = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  /** Returns the result of an operation on an object; undefined if the object does not exist. */
  async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
    try {
      return await operation;
    } catch (error) {
      if (error instanceof Error && /^(?:NoSuchKey|NotFound)$/.test(error.name)) return undefined;
      throw new StorageUnavailableError(problemOf(error, bucket), { cause: error });
    }
  }

  return {
    problem: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => undefined,
        (error) => problemOf(error, bucket),
      ),
    async stat(key) {
      const head = await unlessMissing(client.send(new HeadObjectCommand(objectOf(key))));
      return head && { ...infoOf(head.ContentLength, head.LastModified), sha256: head.Metadata?.sha256 };
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
      const found = await unlessMissing(downloads.send(new GetObjectCommand({ ...objectOf(key), Range })));
      if (!(found?.Body instanceof IncomingMessage)) return undefined;
      failIfStalled(found.Body, timeoutMs, bucket);
      return found.Body;
    },
    async write(key, content, { sha256 } = {}) {
      const params = { ...objectOf(key), Body: content, ...(sha256 && { Metadata: { sha256 } }) };
      await unlessMissing(new Upload({ client, params, partSize, queueSize: 1 }).done()).catch((error: unknown) => {
        if (!(content instanceof Readable)) throw error;
        const { errored } = content;
        content.destroy();
        throw errored ?? error;
      });
    },
    async delete(key) {
      await unlessMissing(client.send(new DeleteObjectCommand(objectOf(key))));
    },
    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}` });
      const page = () => unlessMissing(pages.next());
      for (let next = await page(); next && !next.done; next = await page()) {
        for (const { Key = '', Size, LastModified } of next.value.Contents ?? []) {
          const key = Key.slice(prefix.length);
          // Consoles and other programs mark folders by empty objects such as `media/`.
          if (isFileKey(key)) yield { key, ...infoOf(Size, LastModified) };
        }
      }
    },
  };
}

/**
 * Ends a download with an error if the storage sends nothing for one to two times `timeoutMs` while the reader waits. A reader may pause
 * as long as it likes: then the buffer of the download is full.
 */
function failIfStalled(body: IncomingMessage, timeoutMs: number, bucket: string): void {
  const { socket } = body;
  /** Number of bytes at the previous timeout, if the reader waited then. It may have paused until shortly before. */
  let bytes: number | undefined;
  const onTimeout = () => {
    // The connection of a complete answer may already serve another request.
    if (body.complete) return;
    const isWaiting = body.readableLength < body.readableHighWaterMark;
    if (isWaiting && bytes === socket.bytesRead)
      body.destroy(new StorageUnavailableError(`the bucket ${bucket} stopped in the middle of a file`));
    bytes = isWaiting ? socket.bytesRead : undefined;
    socket.setTimeout(timeoutMs);
  };
  socket.setTimeout(timeoutMs).on('timeout', onTimeout);
  body.once('close', () => socket.off('timeout', onTimeout));
}

function createClient(
  { endpoint, region, pathStyle, accessKey }: S3Settings,
  requestHandler: S3ClientConfig['requestHandler'],
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKey && { credentials: { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret } }),
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    requestHandler,
    // Services other than S3 refuse the checksums that the SDK would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const infoOf = (size = 0, modifiedAt = new Date(0)) => ({ size, modifiedAt });

/** Describes the error of an operation in one line that names what an operator can change. */
function problemOf(error: unknown, bucket: string): string {
  const { name, message, code, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket' || status === 404) return `the bucket ${bucket} does not exist (STORAGE_S3_BUCKET)`;
  if (status === 301 || name === 'PermanentRedirect') return `the bucket ${bucket} is in another region (STORAGE_S3_REGION)`;
  if (status === 401 || status === 403) return `the bucket ${bucket} refuses the access key (${name}; STORAGE_S3_ACCESS_KEY_ID)`;
  if (name === 'CredentialsProviderError') return `there are no credentials for the bucket ${bucket}: ${message}`;
  if (status !== undefined) return `the bucket ${bucket} answered ${status} (${name})`;
  return `the bucket ${bucket} cannot be reached (${code ?? name}; STORAGE_S3_ENDPOINT)`;
}
