import { styled } from 'styled-components';
import { sections } from '#network/home-sections';
import type { GameMode } from '@/contract/network/home';
import type { Hue } from '@/contract/network/visuals';
import { Art } from '@/features/content/art';
import { PlayNowButton } from '@/features/status/connect/play-now-button';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Bullets } from '@/ui/layout/bullets';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Band } from './band';
import { SectionHead } from './section-head';

/** Picture and text swap sides from row to row. */
const Row = styled.article<{ $hue: Hue }>`
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 1.25fr 1fr;
    gap: ${({ theme }) => theme.space[6]};

    &:nth-child(even) {
      grid-template-columns: 1fr 1.25fr;
    }
    &:nth-child(even) > :first-child {
      order: 1;
      padding-inline: 0 16px;
    }
    &:nth-child(even) > :first-child::before {
      inset: 40% 0 0 40%;
    }
  }
`;
/** A block in the mode's hue shows behind the picture. */
const Stand = styled.div`
  position: relative;
  padding: 0 0 16px 16px;

  &::before {
    content: '';
    position: absolute;
    inset: 40% 40% 0 0;
    clip-path: ${({ theme }) => theme.corner.large};
    background: var(--mark);
  }
`;
/** Sits on the picture's edge. */
const Emblem = styled.span`
  position: absolute;
  inset: auto auto 0 32px;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  isolation: isolate;
  clip-path: ${({ theme }) => theme.corner.large};
  background: var(--mark);

  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    z-index: -1;
    clip-path: inherit;
    background: ${({ theme }) => theme.color.sunken};
  }
`;
const emblems: Partial<Record<string, PixelIconName>> = {
  arena: 'swords',
  heart: 'heart',
  islands: 'blades',
};
const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  justify-items: start;
`;

const width = { phone: 'calc(100vw - 48px)', wide: 'min(48vw, 624px)' };

const Mode = ({ id, title, description, points, hue, art }: GameMode) => {
  const titleId = `mode-${id}`;
  const emblem = emblems[art];
  return (
    <Row $hue={hue} aria-labelledby={titleId}>
      <Stand>
        <Art name={art} hue={hue} width={width} />
        {emblem && (
          <Emblem>
            <PixelIcon name={emblem} />
          </Emblem>
        )}
      </Stand>
      <Details>
        <Heading level={3} size="h2" color={hue} id={titleId}>
          {title}
        </Heading>
        <Text>{description}</Text>
        {points.length > 0 && <Bullets items={points} />}
        <PlayNowButton describedBy={titleId} />
      </Details>
    </Row>
  );
};

export const Modes = () =>
  sections.modes && (
    <Band>
      <Section aria-labelledby="modes">
        <SectionHead id="modes" {...sections.modes} />
        <Stack gap={6}>
          {sections.modes.cards.map((mode) => (
            <Mode key={mode.id} {...mode} />
          ))}
        </Stack>
      </Section>
    </Band>
  );
