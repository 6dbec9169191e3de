import type { Logger } from 'pino';
import { countApplications } from '../applications/list';
import type { Database } from '../database/database';
import { publicAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import { Channel, type Times } from './channel';
import { sendMail } from './mail';
import { type Arrival, applicationMessage, type Message, type MessageContext } from './message';
import { postWebhook } from './webhook';

/** A way to send messages, by the settings. */
export interface Way {
  name: 'mail' | 'webhook';
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** Tells the officers about new applications, by mail and webhook as the settings say. */
export class Notifier {
  readonly #channels: readonly Channel[];

  constructor(settings: Settings, database: Database, log: Logger, times?: Times) {
    const context = contextOf(settings);
    this.#channels = waysOf(settings).map(({ name, send }) => {
      const sendAll = async (arrivals: readonly [Arrival, ...Arrival[]], signal: AbortSignal) => {
        const { pending } = await countApplications(database);
        await send(applicationMessage(arrivals, pending, context), signal);
      };
      return new Channel(name, sendAll, log, times);
    });
  }

  /** Returns at once; the rest happens later, and never fails. */
  add(arrival: Arrival): void {
    for (const channel of this.#channels) channel.add(arrival);
  }

  /** Waits for what is on its way, for a second at most. */
  async stop(): Promise<void> {
    await Promise.all(this.#channels.map((channel) => channel.stop()));
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
