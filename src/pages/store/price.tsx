import { styled } from 'styled-components';
import { store } from '@/content/ranks';

type Size = 'step' | 'top';

const Line = styled.p<{ $size: Size }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[1]};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: ${({ theme, $size }) => ($size === 'top' ? theme.fontSize.hero : theme.fontSize.h2)};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;
const Currency = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 600;
  letter-spacing: 0.04em;
`;

/** `4` → `$4`, `4.99` → `$4.99`. */
const dollars = (amount: number): string =>
  `$${Number.isInteger(amount) ? String(amount) : amount.toFixed(2)}`;

/** What a rank costs, in US dollars. */
export const Price = ({ amount, size = 'step' }: { amount: number; size?: Size }) => (
  <Line $size={size}>
    {dollars(amount)} <Currency>{store.currency}</Currency>
  </Line>
);
