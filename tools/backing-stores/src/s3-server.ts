/** An object store on loopback, with credentials that have full access. */
export type S3Server = { endpoint: string; accessKeyId: string; secretAccessKey: string };
