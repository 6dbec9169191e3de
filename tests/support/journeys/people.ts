import { openStorage } from '../../../src/server/storage/storage';
import { addPeople } from '../server/people';
import { expect } from './test';

/** Adds this many people to a server's directory: Person 0, Person 1 and so on. */
export async function servePeople({ data, url }: { data: string; url: string }, people: number): Promise<void> {
  const storage = await openStorage({ data, database: `sqlite:${data}/ummes.db`, bucket: null });
  await addPeople(storage, people);
  await storage.close();
  // The page is updated later than the API's list.
  await expect.poll(async () => (await fetch(`${url}/alumni`)).text()).toContain(`>${people} alumni<`);
}
