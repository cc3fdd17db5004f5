import * as is from '../kinds.mjs';

const ofBackend = /** @type {const} */ (['api', 'admin', 'command']);

/** Storage of originals, crops and uploads. */
export const storage = /** @type {const} */ ({
  STORAGE_S3_BUCKET: {
    kind: is.pattern(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '3 to 63 lower-case letters, digits, dots and hyphens'),
    absent: 'none: files are in `DATA_FOLDER`',
    example: 'plantsoen',
    programs: ofBackend,
    description: 'bucket of S3 or of a compatible service for files of editors and visitors',
  },
  STORAGE_S3_ENDPOINT: {
    kind: is.origin(),
    absent: 'AWS',
    example: 'https://s3.example.com',
    programs: ofBackend,
    description: 'origin of a compatible service',
  },
  STORAGE_S3_REGION: {
    kind: is.header(),
    default: 'us-east-1',
    programs: ofBackend,
    description: 'region of the bucket',
  },
  STORAGE_S3_PREFIX: {
    kind: is.pattern(
      /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?$/,
      'a folder such as plantsoen/production, without a slash at its start',
    ),
    absent: 'none',
    example: 'plantsoen/production',
    programs: ofBackend,
    description: 'folder of all keys in the bucket',
  },
  STORAGE_S3_ACCESS_KEY_ID: {
    kind: is.header(),
    absent: 'the credential chain of the SDK: profile, container or instance role',
    programs: ofBackend,
    description: 'ID of the access key; set it with its secret',
  },
  STORAGE_S3_SECRET_ACCESS_KEY: {
    kind: is.secret(is.header()),
    absent: 'none',
    programs: ofBackend,
    description: 'secret of the access key',
  },
  STORAGE_S3_PATH_STYLE: {
    kind: is.onOrOff(),
    absent: 'on with `STORAGE_S3_ENDPOINT`, off for AWS',
    programs: ofBackend,
    description: 'whether the bucket is in the path of addresses instead of in the host name',
  },
});
