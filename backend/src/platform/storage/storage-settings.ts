import type { Values } from '@plantsoen/configuration/read-variables.mjs';

/** A bucket of S3 or of a compatible service. */
export type S3Settings = {
  bucket: string;
  /** Origin of a service other than AWS. */
  endpoint: string | undefined;
  region: string;
  /** Start of all keys in the bucket: empty, or a folder with a slash at its end. */
  prefix: string;
  /** Without a key, the credential chain of the SDK applies: profile, container or instance role. */
  accessKey: { id: string; secret: string } | undefined;
  /** Whether the bucket is in the path of addresses instead of in the host name. */
  pathStyle: boolean;
};

/** The storage of files: a bucket if configured, otherwise the data folder. */
export type StorageSettings = { dataFolder: string; s3?: S3Settings | undefined };

/** Returns the bucket of the file storage (OPS-04); undefined without one. */
export function s3SettingsOf(values: Values<'api' | 'admin' | 'command'>, problems: string[]): S3Settings | undefined {
  const { STORAGE_S3_BUCKET: bucket, STORAGE_S3_ENDPOINT: endpoint } = values;
  const { STORAGE_S3_ACCESS_KEY_ID: id, STORAGE_S3_SECRET_ACCESS_KEY: secret } = values;
  if (bucket === undefined) {
    if (endpoint || id || secret) problems.push('STORAGE_S3_BUCKET is not set: it is required if another STORAGE_S3_* is set');
    return undefined;
  }
  if ((id === undefined) !== (secret === undefined))
    problems.push('STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY must be set together');
  return {
    bucket,
    endpoint,
    region: values.STORAGE_S3_REGION,
    prefix: values.STORAGE_S3_PREFIX ? `${values.STORAGE_S3_PREFIX.replace(/\/$/, '')}/` : '',
    accessKey: id && secret ? { id, secret } : undefined,
    pathStyle: values.STORAGE_S3_PATH_STYLE ?? endpoint !== undefined,
  };
}
