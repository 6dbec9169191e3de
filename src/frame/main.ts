import { submitInSandbox } from './forms';
import { announceHeight } from './height';
import { openOutside } from './links';
import { addStyles } from './styles';
import { showInVisiblePart } from './visible-part';

/*
 * The script of every frame's document (src/server/publish/frames/frame-document.ts): it makes the tag fit a page of
 * another site, even in a sandbox that allows nothing but scripts. It is inline, so that the frame needs no further
 * request.
 */

/** The secret in the address of a frame that WordPress has embedded, which its messages must repeat. */
const [, secret = ''] = /[#&?]secret=(\w+)/.exec(location.hash) ?? [];

addStyles();
submitInSandbox();
if (parent !== window) {
  announceHeight(secret);
  openOutside(secret);
  showInVisiblePart();
}
