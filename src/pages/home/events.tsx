import { styled } from 'styled-components';
import { featuredEvents, type FeaturedEvent } from '@/content/events';
import { prizeLabel, sections } from '@/content/home';
import type { ArtName, Hue } from '@/content/visuals';
import { Art } from '@/features/content/art';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { SectionHead } from './section-head';

const Board = styled.div`
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
const Row = styled.article<{ $hue: Hue }>`
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding-block: ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 12rem 1fr 13rem;
    gap: ${({ theme }) => theme.space[4]};
  }
`;
const Day = styled(Text)`
  color: var(--mark);
`;

const prizes: Partial<Record<ArtName, PixelIconName>> = {
  events: 'coin',
  build: 'crown',
  treasure: 'chest',
};

const width = { phone: 'calc(100vw - 32px)', wide: '12rem' };

const EventRow = ({ id, title, date, prize, description, hue, art }: FeaturedEvent) => (
  <Row $hue={hue} aria-labelledby={id}>
    <Art name={art} hue={hue} width={width} />
    <div>
      <Day weight={600}>{date}</Day>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <Text color="muted">{description}</Text>
    </div>
    {prize && (
      <Stack direction="row" gap={1.5}>
        <PixelIcon name={prizes[art] ?? 'trophy'} size={48} />
        <div>
          <Note>{prizeLabel}</Note>
          <Text weight={600}>{prize}</Text>
        </div>
      </Stack>
    )}
  </Row>
);

export const Events = () => (
  <Section aria-labelledby="events">
    <SectionHead id="events" {...sections.events} />
    <Board>
      {featuredEvents.map((event) => (
        <EventRow key={event.id} {...event} />
      ))}
    </Board>
  </Section>
);
