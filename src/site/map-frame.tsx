import { useEffect, useRef, useState } from 'react';
import { mapTexts } from '../content/location';
import { site } from '../content/site';
import { css } from '../ui/style/style';

/** How long the service and its frame may take together. */
const LOAD_TIMEOUT_MS = 15_000;

const hidden = css`
  visibility: hidden;
`;

const status = css`
  order: 1;
`;

interface MapFrameProps {
  title: string;
  /** False once it has failed: then only the reason stands there. */
  isAsked: boolean;
  onFailed: () => void;
}

/**
 * The frame of the maps service, hidden until it has loaded. A frame has no error event: where the service cannot be
 * reached, it loads the browser's own error page. So a picture of the service, which has one, is asked for first.
 */
export function MapFrame({ title, isAsked, onFailed }: MapFrameProps) {
  const [step, setStep] = useState<'asking' | 'loading' | 'shown'>('asking');
  const isShown = step === 'shown';
  const failed = useRef(onFailed);
  failed.current = onFailed;

  useEffect(() => {
    if (!isAsked) return;
    setStep('asking');
    const probe = new Image();
    probe.referrerPolicy = 'no-referrer';
    probe.onload = () => setStep('loading');
    probe.onerror = () => failed.current();
    // The time makes the address a new one: a picture from the cache says nothing about the service.
    probe.src = new URL(`/favicon.ico?${Date.now()}`, site.map.frame).href;
    return () => {
      probe.onload = null;
      probe.onerror = null;
    };
  }, [isAsked]);

  useEffect(() => {
    if (!isAsked || isShown) return;
    const timer = setTimeout(() => failed.current(), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isAsked, isShown]);

  return (
    <>
      {isAsked && step !== 'asking' && (
        <iframe
          className={isShown ? undefined : hidden}
          src={site.map.frame}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          onLoad={() => setStep('shown')}
        />
      )}
      <small role="status" className={status}>
        {isAsked ? !isShown && mapTexts.loading : mapTexts.failed}
      </small>
    </>
  );
}
