import { styled } from 'styled-components';
import type { EventCard } from '@/contract/content';
import { artHues } from '@/contract/network/visuals';
import { Art } from '@/features/content/art';
import { EventWhen } from '@/features/content/events/event-when';
import { BodyLink } from '@/features/content/markdown/body-link';
import { directionOf } from '@/lib/direction';
import { eventsPage } from '@/messages/en/event-pages';
import { prizeLabel } from '@/messages/en/home';
import { markInText } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { prizes, Row, width } from '../home/event-row';

const Words = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;

  a > svg {
    ${markInText}
  }
`;

const Prize = styled(Stack)`
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`;

interface EventRowProps {
  event: EventCard;
  /** Whether that has to be said: not among those that are past. */
  isOver?: boolean;
}

/** An event in a list that has room for all of its words. */
export const EventRow = ({ event, isOver = false }: EventRowProps) => {
  const { id, title, summary, prize, art, href } = event;
  return (
    <Row $hue={artHues[art]} aria-labelledby={id}>
      <Art name={art} hue={artHues[art]} width={width} />
      <Words gap={0.5} dir={directionOf(title)}>
        <EventWhen event={event} {...(isOver && { say: eventsPage.over })} />
        <Heading level={3} id={id}>
          {href === null ? title : <BodyLink target={href}>{title}</BodyLink>}
        </Heading>
        {summary !== '' && <Text color="muted">{summary}</Text>}
      </Words>
      {prize !== '' && (
        <Prize direction="row" gap={1.5}>
          <PixelIcon name={prizes[art] ?? 'trophy'} size={48} />
          <div>
            <Note>{prizeLabel}</Note>
            <Text weight={600}>{prize}</Text>
          </div>
        </Prize>
      )}
    </Row>
  );
};
