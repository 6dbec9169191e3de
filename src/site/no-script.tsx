import { mailAddress } from '../model/addresses/links';
import { useSociety } from './society';

/** Explains that a form needs JavaScript, and gives an email address to write to instead. */
export function NoScript({ text }: { text: string }) {
  const { email } = useSociety();
  if (!email) return null;
  return (
    <noscript>
      <p>
        {text} <a href={mailAddress(email)}>{email}</a>
      </p>
    </noscript>
  );
}
