import { styled } from 'styled-components';
import { eventsPage } from '#messages/event-pages';
import { prizeLabel } from '#messages/home';
import type { EventCard } from '@/contract/content';
import type { Hue } from '@/contract/network/visuals';
import { eventPath } from '@/contract/pages';
import { directionOf } from '@/lib/direction';
import { markInText } from '@/theme/mixins';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { Art, hueOf } from '../art';
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
const Texts = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;

  a > svg {
    ${markInText}
  }
`;
const Details = styled(Link)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: ${({ theme }) => theme.size.touch};
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
  /** False for an event that has no page yet. */
  hasPage?: boolean;
}

/** An event in a list with room for all of its text. */
export const EventRow = ({ event, isOver = false, hasPage = true }: EventRowProps) => {
  const { id, title, summary, prize, art, href } = event;
  const target = href ?? (hasPage ? eventPath(id) : null);
  return (
    <Row $hue={hueOf(art)} aria-labelledby={id}>
      <Art name={art} hue={hueOf(art)} width={width} />
      <Texts gap={0.5} dir={directionOf(title)}>
        <EventWhen event={event} {...(isOver && { say: eventsPage.over })} />
        <Heading level={3} id={id}>
          {target === null ? title : <BodyLink target={target}>{title}</BodyLink>}
        </Heading>
        {summary !== '' && <Text color="muted">{summary}</Text>}
        {hasPage && href !== null && (
          <Details to={eventPath(id)} aria-describedby={id}>
            {eventsPage.details}
          </Details>
        )}
      </Texts>
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
