import type { bucketHost, ObjectRequest } from '../support/server/bucket-host';
import type { Faults } from '../support/server/nth-application';

type BucketHost = Awaited<ReturnType<typeof bucketHost>>;

/** Ways in which a bucket fails, by name. `place` is the first request that fails. */
const FAILURES = {
  'responds with 500': ({ outgoing }: ObjectRequest) => outgoing.writeHead(500).end('<Code>InternalError</Code>'),
  'refuses access': ({ outgoing }: ObjectRequest) => outgoing.writeHead(403).end('<Code>AccessDenied</Code>'),
  'breaks off before its work': ({ outgoing }: ObjectRequest) => outgoing.destroy(),
  'breaks off after its work': ({ outgoing, serve }: ObjectRequest) => {
    // Nothing of the response is sent.
    outgoing.writeHead = () => outgoing;
    outgoing.end = () => outgoing;
    serve();
    outgoing.destroy();
  },
  'does not respond': () => {},
};

export type BucketFailure = keyof typeof FAILURES;

export const BUCKET_FAILURES = Object.keys(FAILURES) as BucketFailure[];

/** Makes the n-th request for an applicant's photo fail, or that request and all later ones. */
export function bucketFaults(host: BucketHost, failure: BucketFailure, isLasting: boolean): Faults {
  let place: string | null = null;
  return {
    arm(n) {
      let count = 0;
      place = null;
      host.setFault((request) => {
        if (request.key.includes('/check-')) return request.serve(); // not on an application's path
        count += 1;
        if (count < n || (count > n && !isLasting)) return request.serve();
        place ??= `${count}: ${request.method}`;
        FAILURES[failure](request);
      });
    },
    disarm() {
      host.setFault(({ serve }) => serve());
      return place;
    },
  };
}
