import { readFile } from 'node:fs/promises';
import type { Account, WayId } from '../../demo/embed/systems/system';
import { SYSTEMS } from '../../demo/embed/systems/systems';
import { pluginCode, pluginZip } from '../../demo/embed/systems/wordpress/plugin';
import type { MeasuredTag } from '../../demo/workbench/reserve';
import type { Setup } from '../../demo/workbench/setup';

/** A choice in the generator: the system, what the account may do, and which of the ways. */
export interface Choice {
  system: string;
  way: WayId;
  account?: Account;
  /** Attributes of the tag, such as `{ show: 'upcoming' }`. */
  setup?: Setup;
}

/** Returns the code that the generator of this server gives for the events. */
export async function generated(society: string, { system, way, account = 'unknown', setup = {} }: Choice) {
  const tags = (await (await fetch(`${society}/demo/declarations.json`)).json()) as MeasuredTag[];
  const tag = tags.find((each) => each.tag === 'ummes-events');
  const chosen = SYSTEMS.find(({ id }) => id === system);
  if (!tag || !chosen) throw new Error(`The generator doesn't have the events, or ${system}`);
  const steps = chosen.ways({ tag, setup, origin: society, account }).find(({ id }) => id === way)?.steps ?? [];
  const code = steps.find((step) => step.code !== undefined)?.code;
  if (code === undefined) throw new Error(`The generator has no code for ${way} in ${system}`);
  return code;
}

/** Returns the plugin for WordPress that the generator offers to download. */
export async function pluginFor(society: string): Promise<Buffer> {
  const source = await readFile('demo/embed/systems/wordpress/ummes.php', 'utf8');
  return Buffer.from(pluginZip(pluginCode(source, society)));
}
