import type { ComponentProps, ElementType } from 'react';
import { css, styled } from 'styled-components';
import type { SpaceName } from '@/theme/tokens';
import type { TransientProps } from '@/theme/transient-props';

interface GridStyle {
  gap: SpaceName;
  /** Least width of a cell, such as `240px`; as many columns as fit. */
  min: string;
  /** At most so many columns, however wide the page. */
  columns: number;
}

export interface GridProps extends ComponentProps<'div'>, Partial<GridStyle> {
  as?: ElementType;
}

const free = css<TransientProps<GridStyle>>`
  --least: ${({ $min }) => $min};
  --share: calc(
    (100% - ${({ theme, $gap, $columns }) => `${String($columns - 1)} * ${theme.space[$gap]}`}) /
      ${({ $columns }) => $columns}
  );
`;

const Root = styled.div<TransientProps<GridStyle>>`
  ${free}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--least), var(--share))), 1fr));
  gap: ${({ theme, $gap }) => theme.space[$gap]};
`;

/** Equal cells: as many columns as fit at `min`, never more than `columns`. Needs no media query. */
export const Grid = ({ gap = 3, min = '240px', columns = 4, ...rest }: GridProps) => (
  <Root $gap={gap} $min={min} $columns={columns} {...rest} />
);
