import { expect } from './test';

/** Waits until a server's directory has so many people. Its page is made after its list. */
export async function untilListed(url: string, people: number): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/alumni`)).text()).toContain(`>${people} alumni<`);
}
