/** How tests and the stack reach an object store, as a user who may do everything. */
export type S3Server = { endpoint: string; accessKeyId: string; secretAccessKey: string };
