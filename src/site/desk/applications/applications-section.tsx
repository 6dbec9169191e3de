import { DeskSection } from '../desk-section';

export function ApplicationsSection() {
  return (
    <DeskSection id="applications" title="Applications">
      <p>…</p>
    </DeskSection>
  );
}
