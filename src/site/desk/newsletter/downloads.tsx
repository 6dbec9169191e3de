import { useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { loadFile } from '../../../api/desk/newsletter';
import { saveFile } from '../../../ui/download';
import { plainButton } from '../../../ui/style/controls';
import { css } from '../../../ui/style/style';
import { failureBox, part, quiet, statusLine } from './newsletter.style';

const item = css`
  display: grid;
  justify-items: start;
  gap: 0.5em;
`;

const FILES = [
  {
    file: 'export.csv',
    name: 'Download the list',
    text: 'A CSV file of all addresses, subscribed and unsubscribed, with the days on which they joined and left.',
  },
  {
    file: 'links.csv',
    name: 'Download the links',
    text: `A CSV for your mail program’s mail merge, with a row for each subscriber: the address (email), the link for the letter’s
      text (unsubscribe), and the address for its List-Unsubscribe header (one_click), so that the mail program’s own button works.
      It leaves out addresses that have unsubscribed, so download a new one for each letter.`,
  },
] as const;

/** The list and its unsubscribe links, as files. */
export function Downloads() {
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');

  async function download(file: (typeof FILES)[number]['file']) {
    if (busy) return;
    setBusy(file);
    setFailure('');
    setDone('');
    try {
      const loaded = await loadFile(file);
      saveFile(loaded.name, loaded.content);
      setDone(`${loaded.name} was downloaded. It is personal data: delete it when you no longer need it.`);
    } catch (error) {
      setFailure(failureText(error, 'Nothing was downloaded. Please try again.'));
    } finally {
      setBusy('');
    }
  }

  return (
    <div className={part}>
      <h3>Download</h3>
      {FILES.map(({ file, name, text }) => (
        <div key={file} className={item}>
          <p className={quiet}>{text}</p>
          <button
            type="button"
            className={plainButton}
            aria-disabled={busy !== '' || undefined}
            onClick={() => void download(file)}
          >
            {busy === file ? 'Downloading…' : name}
          </button>
        </div>
      ))}
      {failure && (
        <p className={failureBox} role="alert">
          {failure}
        </p>
      )}
      <p className={statusLine} role="status">
        {done}
      </p>
    </div>
  );
}
