import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { ColorName } from '@/theme/tokens';

const columns = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  column-gap: ${({ theme }) => theme.space[4]};
`;
const List = styled.ul<{ $wide: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  ${({ $wide }) => $wide && columns}
`;
const Item = styled.li<{ $color: ColorName }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1]};
  line-height: 1.4;

  & > svg {
    margin-top: 0.15em;
    color: ${({ theme, $color }) => theme.color[$color]};
  }
`;

export interface BenefitsProps {
  items: readonly string[];
  color: ColorName;
  /** In columns where there is room. */
  wide?: boolean;
}

export const Benefits = ({ items, color, wide = false }: BenefitsProps) => (
  <List $wide={wide}>
    {items.map((item) => (
      <Item key={item} $color={color}>
        <Check size={18} strokeWidth={3} />
        {item}
      </Item>
    ))}
  </List>
);
