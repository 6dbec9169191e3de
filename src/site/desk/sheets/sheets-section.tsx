import { DeskSection } from '../desk-section';

export function SheetsSection() {
  return (
    <DeskSection id="sheets" title="Sheets">
      <p>…</p>
    </DeskSection>
  );
}
