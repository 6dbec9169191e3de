import { loadSheets } from '../../../api/desk/sheets';
import { FailureNotice } from '../../../ui/text/notice';
import { DeskSection } from '../desk-section';
import { DryRun } from './dry-run';
import { SheetBox } from './sheet-box';
import { boxes, muted } from './sheets.style';
import { useSheets } from './use-sheets';

const NOT_REFRESHED = 'The state of the sheets could not be refreshed. Below is the last known state.';
const NOT_LOADED = 'The state of the sheets could not be loaded.';

/** The sheets that the site shows, and a dry run for what is to be published. */
export function SheetsSection() {
  const { conditions, failure, now, setNow } = useSheets();
  return (
    <DeskSection id="sheets" title="Sheets">
      <div className={boxes}>
        {failure && (
          <FailureNotice
            text={`${conditions ? NOT_REFRESHED : NOT_LOADED} ${failure}`}
            onRetry={() => void loadSheets()}
          />
        )}
        {!conditions && !failure && (
          <p role="status" className={muted}>
            Loading the state of the sheets…
          </p>
        )}
        {conditions?.map((condition) => (
          <SheetBox key={condition.name} condition={condition} now={now} onRead={() => setNow(new Date())} />
        ))}
        <DryRun />
      </div>
    </DeskSection>
  );
}
