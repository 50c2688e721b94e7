import { styled } from 'styled-components';
import { store } from '#network/store';

/** Width of a price's widest character, in ems. */
const WIDEST = 0.7;

const sizes = { step: 'h2', top: 'hero' } as const;
type Size = keyof typeof sizes;

/** Shrinks prices that are too long for their nearest CSS container. */
export const PriceLine = styled.p<{ $size: Size; $length: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[1]};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: min(
    ${({ theme, $size }) => theme.fontSize[sizes[$size]]},
    100cqi / ${({ $length }) => ($length * WIDEST).toFixed(1)}
  );
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;
export const Currency = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 600;
  letter-spacing: 0.04em;
`;

/** An item's price, with the currency's code unless the text contains it. */
export const Price = ({ text, size = 'step' }: { text: string; size?: Size }) => (
  <PriceLine $size={size} $length={text.length}>
    {text} {!text.includes(store.currency) && <Currency>{store.currency}</Currency>}
  </PriceLine>
);
