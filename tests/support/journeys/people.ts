import { expect } from './test';

/** Waits until a server's directory has this many people. The list is updated before the page. */
export async function untilListed(url: string, people: number): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/alumni`)).text()).toContain(`>${people} alumni<`);
}
