/**
 * Increase it with every change of the messages, or of the arguments, of photo-process.mjs that an earlier server does
 * not understand: an update replaces that file under a running server, which then asks for a restart.
 */
export const PHOTO_PROTOCOL = 1;
