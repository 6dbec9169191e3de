import { expect, test } from 'vitest';
import { bucketHost } from '../support/server/bucket-host';
import { failEachCall } from '../support/server/nth-application';
import { running } from '../support/server/running-server';
import { BUCKET_FAILURES, bucketFaults } from './bucket-faults';

/* Faults are injected into the bucket (see bucket-faults.ts), and the server is real. */

const cases = BUCKET_FAILURES.flatMap((failure) =>
  (['first', 'corrected'] as const).flatMap((kind) => [true, false].map((isLasting) => ({ failure, kind, isLasting }))),
);

test.each(cases)(
  'no data of a $kind application is lost when the bucket $failure (lasting: $isLasting)',
  async (how) => {
    const host = await bucketHost();
    const server = await running({ submitsPerMinute: 0, bucket: host.bucket });
    const runs = await failEachCall(server, how.kind, bucketFaults(host, how.failure, how.isLasting));
    expect(runs.filter(({ problems }) => problems.length > 0)).toEqual([]);
    // A corrected application also removes the earlier photo.
    const methods = runs.map(({ place }) => place.replace(/.*: /, ''));
    expect(methods).toEqual(expect.arrayContaining(how.kind === 'corrected' ? ['PUT', 'DELETE'] : ['PUT']));
  },
);
