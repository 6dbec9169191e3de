import type { Logger } from 'pino';
import { countApplications } from '../applications/list';
import type { Database } from '../database/database';
import { publicAddress } from '../http/site-address';
import { Messages } from '../messages/messages';
import type { Settings } from '../settings/settings';
import { Channel, type Times } from './channel';
import { sendMail } from './mail';
import { type Arrival, type ArrivalKind, arrivalMessage, type Message, type MessageContext } from './message';
import { postWebhook } from './webhook';

/** A way to send messages, by the settings. */
export interface Way {
  name: 'mail' | 'webhook';
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** Tells the officers about new applications and messages, by mail and webhook as the settings say. */
export class Notifier {
  readonly #channels: Readonly<Record<ArrivalKind, readonly Channel[]>>;

  constructor(settings: Settings, database: Database, log: Logger, times?: Times) {
    const context = contextOf(settings);
    const messages = new Messages(database);
    const channelsFor = (kind: ArrivalKind, countWaiting: () => Promise<number>) =>
      waysOf(settings).map(({ name, send }) => {
        const sendAll = async (arrivals: readonly [Arrival, ...Arrival[]], signal: AbortSignal) =>
          send(arrivalMessage(kind, arrivals, await countWaiting(), context), signal);
        return new Channel(name, sendAll, log, times, kind);
      });
    this.#channels = {
      application: channelsFor('application', async () => (await countApplications(database)).pending),
      message: channelsFor('message', () => messages.countOpen()),
    };
  }

  /** Returns at once; the rest happens later, and never fails. */
  add(arrival: Arrival): void {
    for (const channel of this.#channels.application) channel.add(arrival);
  }

  /** The same for a message. */
  addMessage(arrival: Arrival): void {
    for (const channel of this.#channels.message) channel.add(arrival);
  }

  /** Waits for what is on its way, for a second at most. */
  async stop(): Promise<void> {
    const { application, message } = this.#channels;
    await Promise.all([...application, ...message].map((channel) => channel.stop()));
  }
}

export function waysOf({ notifications: { mail, webhook } }: Pick<Settings, 'notifications'>): Way[] {
  const ways: Way[] = [];
  if (mail) ways.push({ name: 'mail', send: (message, signal) => sendMail(mail, message, signal) });
  if (webhook) ways.push({ name: 'webhook', send: (message, signal) => postWebhook(webhook, message, signal) });
  return ways;
}

/** What messages are made with. Without a public address, links lead to this machine. */
export function contextOf(settings: Settings): MessageContext {
  const address = publicAddress(settings) ?? `http://localhost:${settings.port}`;
  return { address, timeZone: settings.timeZone };
}
