import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CallError } from '../../api/call';
import { uploadToDesk } from '../../api/desk/call-desk';
import { failureText } from '../../api/desk/desk-failure';
import type { UploadOptions } from '../../api/upload';
import { counted } from '../../model/desk/format';
import { IMPORT_REPORT, type ImportReport, MAX_LIST_BYTES } from '../../model/desk/newsletter-list';
import { primaryButton } from '../../ui/style/controls';
import { Alert, Button } from '../controls';
import { CsvForm } from '../csv-form';
import { part, quiet } from '../desk.style';
import { ImportReportView } from './import-report';

/** A form that imports a list of addresses, after a preview. */
export function ImportList() {
  return (
    <div className={part}>
      <h3>Import a list</h3>
      <p className={quiet}>
        A CSV file can be up to 10 MB. Addresses are read from its “email” column. Without such a column, they can be
        anywhere: one per line or separated by commas or semicolons, with or without names, as copied from an email. You
        see a preview before anything is added.
      </p>
      <CsvForm
        textKey="import"
        label="Addresses to import"
        action="Preview"
        send={preview}
        unchanged="Nothing was added."
      >
        {(report, { name, file }, clearText) => (
          <Preview report={report} name={name} file={file} onImport={clearText} />
        )}
      </CsvForm>
    </div>
  );
}

async function preview(list: Blob, options: UploadOptions): Promise<ImportReport> {
  if (list.size > MAX_LIST_BYTES)
    throw new CallError('status', 'The list is larger than 10 MB. Import it in parts.', 413);
  return uploadToDesk('/newsletter/preview', list, IMPORT_REPORT, options);
}

interface PreviewProps {
  report: ImportReport;
  name: string;
  file: Blob;
  onImport: () => void;
}

/** Previews an import, with a button that runs it, then shows what it did. */
function Preview({ report, name, file, onImport }: PreviewProps) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => uploadToDesk('/newsletter/import', file, IMPORT_REPORT, {}),
    onSuccess: onImport,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again once the import is done
  useEffect(() => heading.current?.focus(), [data]);
  const { count } = (data ?? report).added;
  const addresses = counted(count, 'address', 'addresses');
  return (
    <div className={part}>
      <h4 ref={heading} tabIndex={-1}>
        {data
          ? `${addresses} added from ${name}`
          : count > 0
            ? `Preview of ${name}: nothing has been added yet`
            : `Nothing to add from ${name}`}
      </h4>
      <ImportReportView report={data ?? report} />
      {error && (
        <Alert>
          {failureText(error, 'The addresses may have been added. It is safe to try again: no address is added twice.')}
        </Alert>
      )}
      {!data && count > 0 && (
        <Button className={primaryButton} isBusy={isPending} onPress={mutate}>
          {isPending ? 'Importing…' : `Import ${addresses}`}
        </Button>
      )}
    </div>
  );
}
