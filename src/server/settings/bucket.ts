/** A bucket that speaks S3, and how to reach it. */
export interface BucketSettings {
  name: string;
  /** Of the service, without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Goes before each key; '' or ending in a slash. */
  prefix: string;
}
