import { styled } from 'styled-components';
import { eventsPage } from '#messages/event-pages';
import { prizeLabel } from '#messages/home';
import type { EventCard } from '@/contract/content';
import type { Hue } from '@/contract/network/visuals';
import { directionOf } from '@/lib/direction';
import { markInText } from '@/theme/mixins';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Art } from '../art';
import { hueOf } from '../art-hue';
import { BodyLink } from '../markdown/body-link';
import { EventWhen } from './event-when';

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
const Details = styled(Stack)`
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

export const prizes: Partial<Record<string, PixelIconName>> = {
  stage: 'coin',
  tower: 'crown',
  treasure: 'chest',
};

/** Widths of the picture. */
export const width = { phone: 'calc(100vw - 32px)', wide: '12rem' };

interface EventRowProps {
  event: EventCard;
  /** True to mark it as over, which past events do not need. */
  isOver?: boolean;
}

/** An event in a list with room for all of its text. */
export const EventRow = ({ event, isOver = false }: EventRowProps) => {
  const { id, title, summary, prize, art, href } = event;
  return (
    <Row $hue={hueOf(art)} aria-labelledby={id}>
      <Art name={art} hue={hueOf(art)} width={width} />
      <Details gap={0.5} dir={directionOf(title)}>
        <EventWhen event={event} {...(isOver && { say: eventsPage.over })} />
        <Heading level={3} id={id}>
          {href === null ? title : <BodyLink target={href}>{title}</BodyLink>}
        </Heading>
        {summary !== '' && <Text color="muted">{summary}</Text>}
      </Details>
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
