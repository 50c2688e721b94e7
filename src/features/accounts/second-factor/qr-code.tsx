import encodeQR from 'qr';
import { styled } from 'styled-components';

/** Dark on light in every theme, because many apps read nothing else. */
const Frame = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
  background: white;
  shape-rendering: crispEdges;
`;

/** Width of the code's light margin, in modules. */
const QUIET = 4;

/** Returns a path with a square for each dark module. */
const pathOf = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');

/** A QR code of a text, drawn in the browser, so the text is sent nowhere. */
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
