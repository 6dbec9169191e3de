import { useMutation } from '@tanstack/react-query';
import { downloadFromDesk } from '../../api/desk/call-desk';
import { failureText } from '../../api/desk/desk-failure';
import { saveFile } from '../../ui/download';
import { Alert, Button } from './controls';
import { quiet } from './desk.style';

interface DownloadButtonProps {
  /** Path of the file, under /api/desk. */
  path: string;
  children: string;
}

/** A button that downloads a file of personal data. */
export function DownloadButton({ path, children }: DownloadButtonProps) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => downloadFromDesk(path),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  return (
    <div>
      <Button isBusy={isPending} onPress={mutate}>
        {children}
      </Button>
      {error && <Alert>{`Nothing was downloaded. ${failureText(error)}`}</Alert>}
      <p className={quiet} role="status">
        {data && `${data.name} was downloaded. It contains personal data: delete it when you no longer need it.`}
      </p>
    </div>
  );
}
