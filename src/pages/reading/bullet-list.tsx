import { styled } from 'styled-components';
import type { ColorName } from '@/theme/tokens';

/** A list with square bullets, real ones, so that it stays a list in every reader and on paper. */
export const BulletList = styled.ul<{ $color?: ColorName }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};

  &[class] {
    padding-inline-start: ${({ theme }) => theme.space[3]};
    list-style: square;
  }
  & > li {
    padding-inline-start: ${({ theme }) => theme.space[0.5]};
  }
  & > li::marker {
    color: ${({ theme, $color = 'grass' }) => theme.color[$color]};
  }
`;

/** The same with numbers, for things that are to be done in order or cited. */
export const NumberedList = styled(BulletList).attrs({ as: 'ol' })`
  &[class] {
    list-style: decimal;
  }
  & > li::marker {
    color: ${({ theme }) => theme.color.muted};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
