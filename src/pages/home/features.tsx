import { styled } from 'styled-components';
import { sections } from '#network/home-sections';
import type { Hue } from '@/contract/network/visuals';
import { block, tint } from '@/theme/mixins';
import { Icon } from '@/ui/drawing/icon';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';
import { SectionHead } from './section-head';

/** The first and last tiles span two columns on wide screens if that fills otherwise uneven rows. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > :first-child:not(:nth-last-child(4n)),
    & > :last-child:nth-child(4n + 1),
    & > :nth-last-child(2):nth-child(4n),
    & > :last-child:nth-child(4n + 2) {
      grid-column: span 2;
      font-size: ${({ theme }) => theme.fontSize.lead};
    }
    & > :only-child {
      grid-column: span 4;
    }
  }
`;
const Tile = styled.li<{ $hue: Hue }>`
  ${block('large')}
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  --fill: ${({ theme, $hue }) =>
    `linear-gradient(150deg, ${tint(theme.color[$hue], 14)}, transparent 60%), ${theme.color.surface}`};
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[1.5]};
  padding: ${({ theme }) => theme.space[3]};

  svg {
    color: var(--mark);
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0 auto;
    z-index: -1;
    width: 72px;
    height: 72px;
    background:
      linear-gradient(var(--mark) 0 0) 100% 48px / 72px 24px,
      linear-gradient(var(--mark) 0 0) 100% 24px / 48px 24px,
      linear-gradient(var(--mark) 0 0) 100% 0 / 24px 24px;
    background-repeat: no-repeat;
    opacity: 0.14;
  }
`;

export const Features = () =>
  sections.features && (
    <Section aria-labelledby="features">
      <SectionHead id="features" {...sections.features} />
      <Tiles>
        {sections.features.tiles.map(({ id, title, description, icon, hue }) => (
          <Tile key={id} $hue={hue}>
            <Icon name={icon} size={32} />
            <Heading level={3}>{title}</Heading>
            <Text color="muted">{description}</Text>
          </Tile>
        ))}
      </Tiles>
    </Section>
  );
