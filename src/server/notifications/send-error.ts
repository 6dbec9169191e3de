/** Thrown when a notification could not be sent. The message may be logged: it has no address, password or text of a server. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** @param detail what the server said. It may name addresses, so it is for the administrator's own terminal. */
  constructor(
    message: string,
    readonly detail = '',
  ) {
    super(message);
  }
}

/** Why something failed, as it may be logged. */
export function reasonOf(error: unknown): string {
  if (error instanceof SendError) return error.message;
  const { name, code } = error as NodeJS.ErrnoException; // its message may name an address
  return `unexpected ${code ?? name}`;
}
