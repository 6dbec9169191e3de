import { footerTexts } from '../content/navigation';
import { useSociety } from './society';

/** Says on every page of a demo that nothing on it is real, and how to change that. */
export function SampleNote() {
  const { sampleContent } = useSociety();
  if (sampleContent !== 'yes') return null;
  return (
    <span>
      {footerTexts.sample} · <a href={footerTexts.sampleHelpUrl}>{footerTexts.sampleHelp}</a>
    </span>
  );
}
