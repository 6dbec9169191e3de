import { useLayoutEffect, useRef, useState } from 'react';

/** An <img>'s properties for the first of some addresses that loads; undefined when there is none. */
export function useFirstImage(...addresses: string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const src = addresses.find((address) => address && !failed.includes(address));
  const onError = () => src && setFailed((list) => [...list, src]);

  // A prerendered image may have failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) onError();
  }, [src]);

  return src ? ({ ref, src, onError, decoding: 'async', referrerPolicy: 'no-referrer' } as const) : undefined;
}
