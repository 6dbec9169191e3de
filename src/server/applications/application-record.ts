import type { Application } from '../../model/application';
import type { Status } from '../../model/application-status';

/** An application as it is stored. */
export interface ApplicationRecord extends Application {
  id: string;
  /** Starts at 1 and increases with every correction by the applicant. */
  version: number;
  /** The idempotency key: the applicant's, or one of ours. There is one application of each. */
  attemptId: string;
  /** A digest of what was sent, texts and photo. */
  content: string;
  status: Status;
  /** ISO 8601, UTC. */
  submittedAt: string;
  /** Of the last decision; null while there is none. */
  decidedAt: string | null;
  /** 1 for the sample people, who exist only in a database without applications. */
  isSample: 0 | 1;
  /** The photo's id in the photo store. */
  photo: string | null;
}

/** A new application, before anybody has looked at it. */
export type NewApplication = Omit<
  ApplicationRecord,
  'id' | 'version' | 'status' | 'submittedAt' | 'decidedAt' | 'isSample'
>;
