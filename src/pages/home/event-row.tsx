import { memo } from 'react';
import { styled } from 'styled-components';
import type { EventCard } from '@/contract/content';
import { artHues, type ArtName, type Hue } from '@/contract/network/visuals';
import { Art } from '@/features/content/art';
import { EventWhen } from '@/features/content/events/event-when';
import { BodyLink } from '@/features/content/markdown/body-link';
import { directionOf } from '@/lib/direction';
import { prizeLabel } from '@/messages/en/home';
import { clamped, markInText } from '@/theme/mixins';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Note, Text } from '@/ui/layout/text';

/** An event beside its picture and its prize. */
export const Row = styled.article<{ $hue: Hue }>`
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
/** Room for an event of the usual length: whatever takes its place, nothing around it moves. */
const Room = styled.div`
  display: grid;
  align-items: start;
  height: 9.75rem;

  @media (min-width: 390px) {
    height: 8rem;
  }
  ${({ theme }) => theme.media.medium} {
    align-items: center;
    height: 11.25rem;
  }
  ${({ theme }) => theme.media.large} {
    height: 8rem;
  }
`;
const Words = styled.div`
  ${clamped(6)}

  @media (min-width: 390px) {
    -webkit-line-clamp: 5;
  }
  ${({ theme }) => theme.media.medium} {
    -webkit-line-clamp: 7;
  }
  ${({ theme }) => theme.media.large} {
    -webkit-line-clamp: 5;
  }
  a {
    text-decoration-color: ${({ theme }) => theme.color.lineStrong};
    outline-offset: -2px;
  }
  a:hover {
    text-decoration-color: currentcolor;
  }
  a > svg {
    ${markInText}
  }
`;
const Prize = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[1.5]};
  align-items: center;
  height: 3.25rem;

  ${({ theme }) => theme.media.medium} {
    height: 4.75rem;
  }
`;
const PrizeName = styled(Text)`
  ${clamped(1)}

  ${({ theme }) => theme.media.medium} {
    -webkit-line-clamp: 2;
  }
`;

export const prizes: Partial<Record<ArtName, PixelIconName>> = {
  events: 'coin',
  build: 'crown',
  treasure: 'chest',
};

/** Of the picture. */
export const width = { phone: 'calc(100vw - 32px)', wide: '12rem' };

interface EventRowProps {
  event: EventCard;
}

/** An event's row. Its place stays as another event takes it; its words are then new, since they are no longer the same. */
export const EventRow = memo(function EventRow({ event }: EventRowProps) {
  const { id, title, summary, prize, art, href } = event;
  const hue = artHues[art];
  const key = JSON.stringify(event);
  return (
    <Row $hue={hue} aria-labelledby={`event-${id}`}>
      <Art key={art} name={art} hue={hue} width={width} />
      <Room key={`words ${key}`}>
        <Words dir={directionOf(title)}>
          <EventWhen event={event} />
          <Heading level={3} id={`event-${id}`}>
            {href === null ? title : <BodyLink target={href}>{title}</BodyLink>}
          </Heading>
          <Text color="muted">{summary}</Text>
        </Words>
      </Room>
      <Prize key={`prize ${key}`}>
        {prize !== '' && (
          <>
            <PixelIcon name={prizes[art] ?? 'trophy'} size={48} />
            <div>
              <Note>{prizeLabel}</Note>
              <PrizeName weight={600}>{prize}</PrizeName>
            </div>
          </>
        )}
      </Prize>
    </Row>
  );
});
