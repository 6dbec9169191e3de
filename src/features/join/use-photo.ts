import { useRef, useState } from 'react';
import type { Draft } from './draft';
import { type ChosenPhoto, PhotoError, readPhoto } from './read-photo';

/** The photo that an applicant chooses. The browser reads it at once, because the file may disappear. */
export function usePhoto({ photo: file, isPhotoLost }: Draft) {
  const [photo, setPhoto] = useState<ChosenPhoto>({ file, problem: '', isLost: isPhotoLost });
  const latest = useRef<{ reading: Promise<ChosenPhoto>; isRead: boolean }>(undefined);

  /** Resolves to false if the file cannot be used. Without a file, removes the photo. */
  async function choose(file?: File): Promise<boolean> {
    const reading = file ? readPhoto(file) : Promise.resolve<ChosenPhoto>({ problem: '' });
    const choice = { reading, isRead: false };
    latest.current = choice;
    setPhoto({ problem: '', reading: file?.name });
    const chosen = await reading;
    choice.isRead = true;
    if (latest.current === choice) setPhoto(chosen);
    return !chosen.problem;
  }

  /**
   * Waits until the latest choice has been read, and returns it.
   * @throws {PhotoError} if it turns out to be unusable.
   */
  async function toSend(): Promise<File | undefined> {
    const { reading, isRead = true } = latest.current ?? {};
    const { file, problem } = (await reading) ?? photo;
    if (!isRead && problem) throw new PhotoError(problem);
    return file;
  }

  return { photo, choose, toSend };
}
