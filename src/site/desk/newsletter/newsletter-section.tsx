import { DeskSection } from '../desk-section';

export function NewsletterSection() {
  return (
    <DeskSection id="newsletter" title="Newsletter">
      <p>…</p>
    </DeskSection>
  );
}
