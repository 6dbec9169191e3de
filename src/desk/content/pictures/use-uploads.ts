import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '../../../api/call';
import { failureText } from '../../../api/desk/desk-failure';
import { photoTypeOf } from '../../../model/application/photo-type';
import {
  MAX_PICTURE_BYTES,
  PICTURE_HEIC_MESSAGE,
  PICTURE_SIZE_MESSAGE,
  PICTURE_TYPE_MESSAGE,
} from '../../../model/pictures/own-picture';
import { type UploadedPicture, uploadPicture } from './queries';

export type UploadState =
  | { kind: 'waiting' }
  /** `share` is the fraction sent so far; at 1, the server is encoding the picture. */
  | { kind: 'sending'; share: number }
  | ({ kind: 'added' } & UploadedPicture)
  | { kind: 'failed'; message: string; canRetry: boolean };

/** A chosen file. It is kept until the editor dismisses it, so that it can be sent again. */
export interface Upload {
  key: number;
  file: File;
  state: UploadState;
}

const UNREADABLE = 'The file could not be read. It may have been moved or changed: choose it again.';
const UNCERTAIN = 'The picture may have been added. It is safe to try again: no picture is added twice.';

/** Uploads pictures one after the other. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const lastKey = useRef(0);
  const { mutateAsync } = useMutation({
    mutationFn: ({ key, name, content }: { key: number; name: string; content: Blob }) =>
      uploadPicture(name, content, { onProgress: (share) => setState(key, { kind: 'sending', share }) }),
  });

  function setState(key: number, state: UploadState) {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }

  async function send({ key, file }: Upload): Promise<UploadState> {
    setState(key, { kind: 'sending', share: 0 });
    if (file.size > MAX_PICTURE_BYTES) return unusable(PICTURE_SIZE_MESSAGE);
    // Send a copy: browsers can't read a chosen file once it has changed on disk.
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return unusable(UNREADABLE);
    const type = photoTypeOf(new Uint8Array(bytes.slice(0, 12)));
    if (type === 'image/heic') return unusable(PICTURE_HEIC_MESSAGE);
    if (!type) return unusable(PICTURE_TYPE_MESSAGE);
    try {
      return { kind: 'added', ...(await mutateAsync({ key, name: file.name, content: new Blob([bytes]) })) };
    } catch (error) {
      const isFinal = error instanceof CallError && (error.status === 413 || error.status === 422);
      return { kind: 'failed', message: failureText(error, UNCERTAIN), canRetry: !isFinal };
    }
  }

  function start(upload: Upload) {
    queue.current = queue.current.then(async () => setState(upload.key, await send(upload)));
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({ key: ++lastKey.current, file, state: { kind: 'waiting' } }));
      setUploads((all) => [...all, ...added]);
      added.forEach(start);
    },
    retry(upload: Upload) {
      setState(upload.key, { kind: 'waiting' });
      start(upload);
    },
    /** Removes files from the list, but not the pictures that they have become. */
    dismiss(keys: readonly number[]) {
      setUploads((all) => all.filter(({ key }) => !keys.includes(key)));
    },
  };
}

function unusable(message: string): UploadState {
  return { kind: 'failed', message: `The picture was not added. ${message}`, canRetry: false };
}
