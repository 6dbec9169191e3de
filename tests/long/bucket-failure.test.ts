import { expect, test } from 'vitest';
import { bucketHost, type ObjectRequest } from '../support/server/bucket-host';
import { type Faults, failEachCall } from '../support/server/nth-application';
import { running } from '../support/server/running-server';

/* Injects faults into the bucket; the server is real. */

type BucketHost = Awaited<ReturnType<typeof bucketHost>>;

/** Ways in which a bucket can fail, by name. */
const FAILURES = {
  'responds with 500': ({ outgoing }: ObjectRequest) => outgoing.writeHead(500).end('<Code>InternalError</Code>'),
  'denies access': ({ outgoing }: ObjectRequest) => outgoing.writeHead(403).end('<Code>AccessDenied</Code>'),
  'disconnects before handling the request': ({ outgoing }: ObjectRequest) => outgoing.destroy(),
  'disconnects after handling the request': ({ outgoing, serve }: ObjectRequest) => {
    // Don't send any of the response.
    outgoing.writeHead = () => outgoing;
    outgoing.end = () => outgoing;
    serve();
    outgoing.destroy();
  },
  'does not respond': () => {},
};

type BucketFailure = keyof typeof FAILURES;

const BUCKET_FAILURES = Object.keys(FAILURES) as BucketFailure[];

/** Makes the nth bucket request for an application fail, or that one and all later ones. */
function bucketFaults(host: BucketHost, failure: BucketFailure, isLasting: boolean): Faults {
  /** The first request that fails. */
  let place: string | null = null;
  return {
    arm(n) {
      let count = 0;
      place = null;
      host.setFault((request) => {
        if (request.key.includes('readiness-check')) return request.serve(); // a health check, not an application
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

const cases = BUCKET_FAILURES.flatMap((failure) =>
  (['first', 'corrected'] as const).flatMap((kind) => [true, false].map((isLasting) => ({ failure, kind, isLasting }))),
);

test.each(cases)('a $kind application loses no data when the bucket $failure (lasting: $isLasting)', async (how) => {
  const host = await bucketHost();
  const server = await running({ submitsPerMinute: 0, bucket: host.bucket });
  const runs = await failEachCall(server, how.kind, bucketFaults(host, how.failure, how.isLasting));
  expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
  // Correcting an application also deletes the earlier photo.
  const methods = runs.map(({ place }) => place.replace(/.*: /, ''));
  expect(methods).toEqual(expect.arrayContaining(how.kind === 'corrected' ? ['PUT', 'DELETE'] : ['PUT']));
});
