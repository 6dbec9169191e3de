import { DeskSection } from '../desk-section';

export function SessionsSection() {
  return (
    <DeskSection id="sessions" title="Signed in">
      <p>…</p>
    </DeskSection>
  );
}
