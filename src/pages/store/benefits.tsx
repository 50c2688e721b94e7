import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { StoreItem } from '@/contract/network/store';
import type { Hue } from '@/contract/network/visuals';

const columns = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  column-gap: ${({ theme }) => theme.space[4]};
`;
const List = styled.ul<{ $wide: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  ${({ $wide }) => $wide && columns}
`;
const Benefit = styled.li<{ $color: Hue }>`
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
  item: Pick<StoreItem, 'benefits' | 'hue'>;
  /** True for columns if there is room. */
  wide?: boolean;
}

/** Benefits for the buyer; renders nothing for an item whose description says it all. */
export const Benefits = ({ item: { benefits, hue }, wide = false }: BenefitsProps) =>
  benefits.length > 0 && (
    <List $wide={wide}>
      {benefits.map((benefit, index) => (
        <Benefit key={index} $color={hue}>
          <Check size={18} strokeWidth={3} />
          {benefit}
        </Benefit>
      ))}
    </List>
  );
