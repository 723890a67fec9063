/** The part of the package that the tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    httpServer: import('node:http').Server;
    allowMismatchedSignatures: boolean;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
