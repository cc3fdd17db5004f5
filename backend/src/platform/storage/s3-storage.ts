import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStorage, StorageUnavailableError } from './file-storage.ts';
import type { S3Settings } from './storage-settings.ts';

/** Size in bytes from which a file is written in parts, one at a time. This bounds the memory of a write. */
const partSize = 8 * 1024 * 1024;

/** Returns the storage in a bucket of S3 or of a compatible service. */
export function s3Storage(settings: S3Settings): FileStorage {
  const { bucket, prefix } = settings;
  const client = createClient(settings);
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
      const found = await unlessMissing(client.send(new GetObjectCommand({ ...objectOf(key), Range })));
      return found?.Body instanceof Readable ? found.Body : undefined;
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
        for (const { Key = '', Size, LastModified } of next.value.Contents ?? [])
          yield { key: Key.slice(prefix.length), ...infoOf(Size, LastModified) };
      }
    },
  };
}

function createClient({ endpoint, region, pathStyle, accessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKey && { credentials: { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret } }),
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 4000 },
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
