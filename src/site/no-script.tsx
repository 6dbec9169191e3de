import { site } from '../content/site';

/** Says that a form needs script, and where to write to without it. */
export function NoScript({ text }: { text: string }) {
  const { email } = site.contact;
  return (
    <noscript>
      <p>
        {text} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  );
}
