import { useLayoutEffect, useRef, useState } from 'react';
import { pictureSizes } from '../../model/pictures/picture-widths';

/** An <img>'s properties for the first of some addresses that loads; undefined when there is none. */
export function useFirstImage(...addresses: string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const src = addresses.find((address) => address && !failed.includes(address));
  const sizes = src && pictureSizes(src);
  // A server of an earlier version has only the whole photo.
  const srcSet = sizes && !failed.includes(sizes) ? sizes : undefined;
  const onError = () => src && setFailed((list) => [...list, srcSet ?? src]);

  // A prerendered image may have failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) onError();
  }, [src, srcSet]);

  return src ? ({ ref, srcSet, src, onError, decoding: 'async', referrerPolicy: 'no-referrer' } as const) : undefined;
}
