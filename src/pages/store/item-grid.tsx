import { styled } from 'styled-components';
import type { StoreSection } from '@/contract/network/store';
import { ItemCard, ItemCell } from './item-card';

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;

/** The items of a section as equal cards. */
export const ItemGrid = ({ section }: { section: StoreSection }) => (
  <Items>
    {section.items.map((item) => (
      <ItemCell key={item.id}>
        <ItemCard item={item} section={section} />
      </ItemCell>
    ))}
  </Items>
);
