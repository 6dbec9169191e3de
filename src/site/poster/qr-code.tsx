import encodeQR from 'qr';

interface QrCodeProps {
  address: string;
  label: string;
}

/** Longer addresses get no code: at this level of error correction it would be too fine for a phone's camera. */
const MAX_ADDRESS_BYTES = 1200;

/** White modules around the code, as ISO/IEC 18004 requires. */
const QUIET_ZONE_MODULES = 4;

/** The QR code of an address. All dark modules form one path, at one unit per module. */
export function QrCode({ address, label }: QrCodeProps) {
  if (new TextEncoder().encode(address).length > MAX_ADDRESS_BYTES) return null;
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES });
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  );
}
