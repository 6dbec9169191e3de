import { useEffect, useState } from 'react';
import { directoryAt } from '../../api/alumni';
import { firstBatchFigures, loadBatchFigures } from '../../api/batch-figures';
import type { BatchFigures } from '../../model/alumni/batch-figures';
import { useSignal } from '../../ui/lists/use-signal';

/**
 * The figures of a batch; null if nobody is in it; undefined while that is not known. The last batch's figures stay
 * until those of the next are there.
 * @param batch '' for none.
 */
export function useBatchFigures(batch: string): BatchFigures | null | undefined {
  const [loaded, setLoaded] = useState<{ batch: string; figures: BatchFigures | null }>();
  const first = batch ? firstBatchFigures(batch) : undefined;
  const isLoaded = loaded?.batch === batch;
  const isAsked = batch !== '' && first === undefined && !isLoaded;

  useEffect(() => {
    if (!isAsked) return;
    const call = new AbortController();
    loadBatchFigures(batch, call.signal).then(
      (figures) => setLoaded({ batch, figures }),
      () => {}, // the directory below says that it cannot be had
    );
    return () => call.abort();
  }, [batch, isAsked]);

  if (!batch) return undefined;
  return isLoaded || first === undefined ? loaded?.figures : first;
}

/** Every batch there is, latest first; none before the directory is there. */
export function useBatches(): readonly string[] {
  const directory = directoryAt('');
  const state = useSignal(directory.state);
  const [whole] = state.kind === 'ready' ? state.items : [];
  return (whole ?? directory.first())?.batches ?? [];
}
