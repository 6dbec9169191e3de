import type { Database } from '../database/database';
import { eraseRemains } from '../database/erasure';
import type { CommandContext } from './command';

/** After a removal: erases what the database's files still hold, or says that this is still to be done. */
export async function eraseOrComplain(database: Database, complain: CommandContext['complain']): Promise<void> {
  await eraseRemains(database).catch(({ message }) => {
    complain(
      `Removed, but the database's files may still hold remains (${message}). A running server tries again every hour.`,
    );
  });
}
