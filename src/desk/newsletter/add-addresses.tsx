import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { counted } from '../../model/desk/format';
import { entryCount, type ImportReport } from '../../model/desk/newsletter-list';
import { visibleText } from '../../model/text/visible-text';
import { primaryButton } from '../../ui/style/controls';
import { row } from '../../ui/style/recipes.style';
import { Alert, Button } from '../shared/controls';
import { part, quiet } from '../shared/desk.style';
import { CsvForm } from './csv-form';
import { ImportReportView } from './import-report';
import { importAddresses, previewImport } from './queries';

/** A form that adds one address at once, and several after a preview. */
export function AddAddresses() {
  return (
    <div className={part}>
      <h3>Add addresses</h3>
      <p className={quiet}>
        Enter one address, or several separated by commas, semicolons or line breaks. They can have names, as when you
        copy them from an email. If there are several, you see a preview before anything is added. A CSV file can be up
        to 10 MB. If it has a column named “email”, addresses are read only from that column.
      </p>
      <CsvForm
        textKey="addresses"
        label="Email addresses"
        action="Add"
        send={previewImport}
        unchanged="Nothing was added."
      >
        {(report, { name, file }, clearText) => (
          <Addition report={report} name={name} file={file} onAdded={clearText} />
        )}
      </CsvForm>
    </div>
  );
}

interface AdditionProps {
  report: ImportReport;
  name: string;
  file: Blob;
  onAdded: () => void;
}

/** Previews the addresses, with a button that adds them, then shows what was added. A single address needs no button. */
function Addition({ report, name, file, onAdded }: AdditionProps) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => importAddresses(file),
    onSuccess: onAdded,
  });
  const isSingle = entryCount(report) === 1 && report.added.count === 1;
  const addSingle = useEffectEvent(() => isSingle && mutate());
  useEffect(() => void addSingle(), []);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again once the addresses are added
  useEffect(() => heading.current?.focus(), [data]);
  const { count } = (data ?? report).added;
  const addresses = counted(count, 'address', 'addresses');
  return (
    <div className={part}>
      <h4 ref={heading} tabIndex={-1}>
        {titleOf(report, data, name)}
      </h4>
      {!isSingle && <ImportReportView report={data ?? report} />}
      {error && (
        <Alert>
          {failureText(error, 'The addresses may have been added. It is safe to try again: no address is added twice.')}
        </Alert>
      )}
      {!data && count > 0 && (!isSingle || error) && (
        <div className={row}>
          <Button className={primaryButton} isBusy={isPending} onPress={mutate}>
            {isPending ? 'Adding…' : `Add ${addresses}`}
          </Button>
        </div>
      )}
    </div>
  );
}

function titleOf(report: ImportReport, added: ImportReport | undefined, name: string): string {
  const [first] = report.added.lines;
  if (first && entryCount(report) === 1)
    return `${visibleText(first.value)} ${added ? 'was added' : 'is not on the list yet'}`;
  if (added) return `${counted(added.added.count, 'address', 'addresses')} added from ${name}`;
  return report.added.count > 0 ? `Preview of ${name}: nothing has been added yet` : `Nothing to add from ${name}`;
}
