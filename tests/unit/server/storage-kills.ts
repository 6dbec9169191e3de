import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { formOf, picture, submit } from '../../support/server/application-form';
import type { started } from '../../support/server/command-line';

/** Runs the server under test. */
export interface Rig {
  start(): ReturnType<typeof started>;
  /** Runs a command at the same time. @returns its standard output. */
  command(...args: string[]): Promise<string>;
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Names in acknowledged applications that were not stored. */
  missing: string[];
  /** Names that were stored more than once. */
  doubled: string[];
  /** Photos in the directory that can't be fetched or decoded. */
  broken: string[];
}

/** Number of applications in progress at a time. */
const SENDERS = 4;
/** Time after the first response of a round within which the server is killed. */
const KILL_WITHIN_MS = 250;
/** Number of ids passed to a command at a time. */
const IDS = 200;

/**
 * Kills the server repeatedly while it receives applications with photos. Sends applications without a response again
 * after the next start, as the form does. Then approves all of them, and checks the directory and its photos.
 */
export async function killRepeatedly(rig: Rig, kills: number): Promise<KillReport> {
  const photo = await picture('jpeg', 320, 240);
  const acknowledgedNames = new Set<string>();
  const unanswered: string[] = [];

  for (let kill = 0; kill < kills; kill++) {
    const { url, stop } = await rig.start();
    let up = true;
    let onFirstResponse: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      onFirstResponse = resolve;
    });
    const senders = Array.from({ length: SENDERS }, async () => {
      while (up) {
        const attemptId = unanswered.pop() ?? newAttemptId();
        const result = await submit(url, formOf({ attemptId, photo, answers: { name: attemptId } })).catch(() => null);
        if (result?.status === 200) {
          acknowledgedNames.add(attemptId);
          onFirstResponse();
        } else {
          unanswered.push(attemptId);
          await new Promise((resolve) => setTimeout(resolve, 5)); // Postgres may be starting up again
        }
      }
    });
    await first;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * KILL_WITHIN_MS));
    const ended = stop('SIGKILL');
    up = false;
    await Promise.all([ended, ...senders]);
  }

  const { url, stop } = await rig.start();
  const listed: { id: string; name: string }[] = JSON.parse(
    await rig.command('applications', 'list', '--json', '--status', 'pending'),
  );
  for (let from = 0; from < listed.length; from += IDS) {
    await rig.command('applications', 'approve', ...listed.slice(from, from + IDS).map(({ id }) => id));
  }
  let people: { name: string; profileImageUrl: string }[] = [];
  for (let tries = 0; tries < 50 && people.length < listed.length; tries++) {
    await sleep(200); // the directory is updated within a second
    people = await (await fetch(`${url}/api/users/all`)).json();
  }
  const names = people.map(({ name }) => name);
  const broken: string[] = [];
  for (const { name, profileImageUrl } of people) {
    const answer = await fetch(url + profileImageUrl);
    const decoded =
      answer.ok &&
      (await sharp(await answer.arrayBuffer())
        .stats()
        .catch(() => null));
    if (!decoded) broken.push(name);
  }
  await stop();
  return {
    kills,
    acknowledged: acknowledgedNames.size,
    missing: [...acknowledgedNames].filter((name) => !names.includes(name)),
    doubled: names.filter((name, index) => names.indexOf(name) !== index),
    broken,
  };
}
