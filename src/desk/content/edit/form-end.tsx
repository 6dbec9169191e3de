import { primaryButton } from '../../../ui/style/controls';
import { Alert, Button } from '../../shared/controls';
import { formActions } from '../content.style';
import type { useSheetForm } from './use-sheet-form';

/** The end of a sheet's form: what went wrong, and the buttons. */
export function FormEnd({ form, action, onConflict, cancel }: ReturnType<typeof useSheetForm>) {
  return (
    <>
      {form.errors.length > 0 && <Alert>Nothing was published. Please correct the marked fields.</Alert>}
      {form.failure && form.errors.length === 0 && (
        <Alert>
          <p>{form.failure.text}</p>
          {onConflict && <Button onPress={onConflict}>Load their version and keep my changes</Button>}
        </Alert>
      )}
      <div className={formActions}>
        <button {...form.button} className={primaryButton}>
          {action}
        </button>
        <Button onPress={cancel}>Cancel</Button>
      </div>
    </>
  );
}
