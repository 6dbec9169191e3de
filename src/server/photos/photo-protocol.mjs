/**
 * Increase it with every change of the messages, or of the arguments, of photo-process.mjs that an earlier server does
 * not understand, or an earlier process ignores: an update, or the way back from one, replaces that file under a running
 * server, which then asks for a restart. 2 can turn a picture, 3 make it narrower.
 */
export const PHOTO_PROTOCOL = 3;
