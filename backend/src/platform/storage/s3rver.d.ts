declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  type Options = {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  };

  /** S3 server that stores objects in a directory. */
  export default class S3rver {
    constructor(options: Options);
    logger: { close(): void };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
    revokeAccessKey(accessKeyId: string): void;
  };
}
