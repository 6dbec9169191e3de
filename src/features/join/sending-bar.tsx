import { sendingBox } from './sending-bar.style';

/** How much of the application is on its way, 0 to 1. */
export function SendingBar({ part }: { part: number }) {
  const percent = Math.floor(part * 100);
  return (
    <div className={sendingBox}>
      <progress aria-label="Sending your application" max={100} value={percent} />
      <span>{percent < 100 ? `${percent} %` : 'Sent, waiting for the answer'}</span>
    </div>
  );
}
