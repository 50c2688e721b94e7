import { styled } from 'styled-components';
import { homeTexts } from '#messages/home';
import { stats } from '#network/home';
import { block } from '@/theme/mixins';
import { Icon } from '@/ui/drawing/icon';
import { Section } from '@/ui/layout/section';

/** Overlaps the hero's lower edge. */
const Raised = styled(Section)`
  position: relative;
  margin-top: -${({ theme }) => theme.space[8]};
  padding-block: 0;
`;
const Tiles = styled.ul`
  ${block('large')}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1.3fr 1.1fr 1fr 1fr;
  }
`;
const Tile = styled.li`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: ${({ theme }) => theme.space[2]};
  box-shadow: -1px -1px 0 ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.small} {
    padding: ${({ theme }) => theme.space[3]};
  }
`;
const Value = styled.strong`
  font-size: ${({ theme }) => theme.fontSize.h1};
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
`;
const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.muted};

  svg {
    color: ${({ theme }) => theme.color.grass};
  }
`;

export const StatTiles = () => (
  <Raised aria-label={homeTexts.glance}>
    <Tiles>
      {stats.map(({ value, label, icon }) => (
        <Tile key={label}>
          <Label>
            <Icon name={icon} size={18} />
            {label}
          </Label>
          <Value>{value}</Value>
        </Tile>
      ))}
    </Tiles>
  </Raised>
);
