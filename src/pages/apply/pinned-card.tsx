import { ArrowRight, Pin } from 'lucide-react';
import { styled } from 'styled-components';
import { landingPage } from '#messages/applications/landing';
import type { ApplicationCard } from '@/contract/network/applications';
import type { PagePath } from '@/contract/pages';
import type { Views } from '@/features/applications/application-state';
import { ViewCount } from '@/features/applications/view-count';
import { Badge } from '@/ui/drawing/badge';
import { IconPlate } from '@/ui/drawing/icon-plate';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

const Item = styled.li`
  display: grid;
`;
const Plate = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 300px;
`;
const Picture = styled(IconPlate)`
  clip-path: ${({ theme }) => theme.corner.large};
`;
const Title = styled(Card.Title)`
  margin-bottom: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize.h2};
`;
/** Covers the whole card. */
const Way = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -8px;
    }
  }
`;
const Arrow = styled(IconPlate)`
  background: ${({ theme }) => theme.color.sunken};

  ${Plate}:hover & {
    background: ${({ theme, $color }) => theme.color[$color]};
    color: ${({ theme }) => theme.color.canvas};
  }
`;

export interface PinnedCardProps {
  /** Id of the card, and key of the page's view counter. */
  id: keyof Views;
  card: ApplicationCard;
  path: PagePath;
  drawing: PixelIconName;
}

/** One of the two next steps, with its number of views. */
export const PinnedCard = ({ id, card, path, drawing }: PinnedCardProps) => {
  const { title, description, pinned, hue } = card;
  return (
    <Item>
      <Plate forwardedAs="article" accent={hue} padding={4} interactive aria-labelledby={`card-${id}`}>
        <Stack direction="row" align="flex-start" justify="space-between">
          <Picture $color={hue} $size={96}>
            <PixelIcon name={drawing} size={64} />
          </Picture>
          {pinned && (
            <Badge color={hue} icon={<Pin size={14} />}>
              {landingPage.pinnedLabel}
            </Badge>
          )}
        </Stack>
        <div>
          <Title level={2} id={`card-${id}`}>
            <Way to={path}>{title}</Way>
          </Title>
          <Text color="muted">{description}</Text>
        </div>
        <Stack direction="row" justify="space-between">
          <ViewCount of={id} />
          <Arrow $color={hue} $size={48}>
            <ArrowRight size={24} />
          </Arrow>
        </Stack>
      </Plate>
    </Item>
  );
};
