import { snapshotDay } from '../api/snapshot';
import { site } from '../content/site';
import { mailAddress } from '../model/addresses/links';

const SAME_ADDRESS = '';

/** If a page was served before it was rendered with its data, explains how to read it without scripts. */
export function NoData() {
  if (snapshotDay()) return null;
  return (
    <noscript>
      <p>
        This page is being prepared. To read it without JavaScript, <a href={SAME_ADDRESS}>load it again</a> in a few
        seconds.
      </p>
    </noscript>
  );
}

/** Explains that a form needs JavaScript, and gives an email address to write to instead. */
export function NoScript({ text }: { text: string }) {
  const { email } = site.contact;
  return (
    <noscript>
      <p>
        {text} <a href={mailAddress(email)}>{email}</a>
      </p>
    </noscript>
  );
}
