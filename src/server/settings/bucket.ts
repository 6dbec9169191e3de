/** An S3 bucket and its credentials. */
export interface BucketSettings {
  name: string;
  /** The service's address, without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** In front of each key; '' or ending in a slash. */
  prefix: string;
}
