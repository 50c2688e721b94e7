import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { css, styled } from 'styled-components';
import type { TransientProps } from '@/theme/mixins';
import type { SpaceName } from '@/theme/tokens';

interface GridStyle {
  gap: SpaceName;
  /** Minimum width of a cell, such as `240px`; as many columns as fit. */
  min: string;
  /** Maximum number of columns, however wide the page. */
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

/** Equal cells: as many columns as fit at `min`, at most `columns`. Needs no media query. */
export const Grid = ({ gap = 3, min = '240px', columns = 4, ...rest }: GridProps) => (
  <Root $gap={gap} $min={min} $columns={columns} {...rest} />
);

interface ColumnsStyle {
  /** The columns, as in `grid-template-columns`. */
  template: string;
  /** Minimum width of the window for them; below it, all are in one column. */
  from: 'medium' | 'large';
  gap: SpaceName;
  align: CSSProperties['alignItems'];
}

export interface ColumnsProps extends ComponentProps<'div'>, Partial<ColumnsStyle> {
  as?: ElementType;
  template: string;
}

const ColumnsRoot = styled.div<TransientProps<ColumnsStyle>>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: ${({ $align }) => $align};
  gap: ${({ theme, $gap }) => theme.space[$gap]};

  ${({ theme, $from }) => theme.media[$from]} {
    grid-template-columns: ${({ $template }) => $template};
  }
`;

/** Columns of given widths if the window has room for them. */
export const Columns = ({ template, from = 'large', gap = 3, align, ...rest }: ColumnsProps) => (
  <ColumnsRoot $template={template} $from={from} $gap={gap} $align={align} {...rest} />
);
