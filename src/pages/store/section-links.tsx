import { styled } from 'styled-components';
import { store } from '#network/store';
import type { StoreSection } from '@/contract/network/store';
import { block, focusInside } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1.5]};
  margin-top: ${({ theme }) => theme.space[3]};
`;
const Jump = styled.a`
  ${block('small')}
  ${focusInside}
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  min-height: 56px;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    --fill: ${({ theme }) => theme.color.raised};
    --edge-top: ${({ theme }) => theme.color.lineStrong};
  }
`;

type ListedSection = Pick<StoreSection, 'id' | 'title' | 'emblem'>;

export const SectionLinks = ({ sections }: { sections: readonly ListedSection[] }) => (
  <Links aria-label={store.contents}>
    {sections.map(({ id, title, emblem }) => (
      <Jump key={id} href={`#${id}`}>
        <PixelIcon name={emblem} size={32} />
        {title}
      </Jump>
    ))}
  </Links>
);
