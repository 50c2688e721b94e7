import { css, styled } from 'styled-components';
import type { ColorName } from '@/theme/tokens';

const numbered = css`
  &[class] {
    list-style: decimal;
  }
  & > li::marker {
    color: ${({ theme }) => theme.color.muted};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
const Root = styled.ul<{ $color: ColorName; $ordered: boolean }>`
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
    color: ${({ theme, $color }) => theme.color[$color]};
  }
  ${({ $ordered }) => $ordered && numbered}
`;

interface BulletListProps {
  items: readonly string[];
  /** Color of the bullets. */
  color?: ColorName;
  /** True for numbers, for steps in order or items to cite. */
  ordered?: boolean | undefined;
  className?: string;
}

/** A list with square bullets, real ones, so that it remains a list in every reader and in print. */
export const BulletList = ({ items, color = 'grass', ordered = false, className }: BulletListProps) => (
  <Root as={ordered ? 'ol' : 'ul'} $color={color} $ordered={ordered} className={className}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </Root>
);
