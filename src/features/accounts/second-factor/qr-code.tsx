import encodeQR from 'qr';
import { styled } from 'styled-components';

/** Dark on light whatever the theme: many apps read nothing else. */
const Frame = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
  background: white;
  shape-rendering: crispEdges;
`;

/** The light margin that belongs to the code, in modules. */
const QUIET = 4;

/** One square of the path for each dark module. */
const pathOf = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');

/** A text as a QR code, drawn in the browser: what it says goes nowhere. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const size = String(rows.length);
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={pathOf(rows)} fill="black" />
    </Frame>
  );
};

export default QrCode;
