import { memo } from 'react';
import { styled } from 'styled-components';
import { prizeLabel } from '#messages/home';
import type { EventCard } from '@/contract/content';
import { eventPath } from '@/contract/pages';
import { Art, hueOf } from '@/features/content/art';
import { prizes, Row, width } from '@/features/content/events/event-row';
import { EventWhen } from '@/features/content/events/event-when';
import { BodyLink } from '@/features/content/markdown/body-link';
import { directionOf } from '@/lib/direction';
import { clamped, markInText } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Note, Text } from '@/ui/layout/text';

/** Beside its picture, it reserves the space of a usual event, so that nothing moves when the content changes. */
const Room = styled.div`
  display: grid;
  align-items: start;

  ${({ theme }) => theme.media.medium} {
    align-items: center;
    height: 11.25rem;
  }
  ${({ theme }) => theme.media.large} {
    height: 8rem;
  }
`;
const Details = styled.div`
  ${clamped(12)}

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

interface EventRowProps {
  event: EventCard;
}

/** An event's row. The element stays when its event changes; its texts remount, because they are different texts. */
export const EventRow = memo(function EventRow({ event }: EventRowProps) {
  const { id, title, summary, prize, art, href } = event;
  const hue = hueOf(art);
  const key = JSON.stringify(event);
  return (
    <Row $hue={hue} aria-labelledby={`event-${id}`}>
      <Art key={art} name={art} hue={hue} width={width} />
      <Room key={`words ${key}`}>
        <Details dir={directionOf(title)}>
          <EventWhen event={event} />
          <Heading level={3} id={`event-${id}`}>
            <BodyLink target={href ?? eventPath(id)}>{title}</BodyLink>
          </Heading>
          <Text color="muted">{summary}</Text>
        </Details>
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
