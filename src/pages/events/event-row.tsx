import { styled } from 'styled-components';
import { eventsPage } from '@/content/event-pages';
import { prizeLabel } from '@/content/home';
import { artHues, type ArtName, type Hue } from '@/content/visuals';
import type { EventCard } from '@/contract/content';
import { Art } from '@/features/content/art';
import { eventTime } from '@/features/content/events/event-time';
import { newTab, NewTabMark } from '@/ui/button/external-link';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

const Row = styled.article<{ $hue: Hue }>`
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding-block: ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

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

const MoreLink = ({ href, id }: { href: string; id: string }) => {
  const described = { 'aria-describedby': id };
  if (href.startsWith('/'))
    return (
      <Link to={href} {...described}>
        {eventsPage.more}
      </Link>
    );
  return (
    <a href={href} {...described} {...(href.startsWith('https:') && newTab)}>
      {eventsPage.more}
      {href.startsWith('https:') && <NewTabMark />}
    </a>
  );
};

/** An event in a list. */
export const EventRow = ({ event }: { event: EventCard }) => {
  const { id, title, summary, prize, art, href } = event;
  const time = eventTime(event);
  return (
    <Row $hue={artHues[art]} aria-labelledby={id}>
      <Art name={art} hue={artHues[art]} width={width} />
      <Stack gap={0.5}>
        {time !== '' && <Day weight={600}>{time}</Day>}
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {summary !== '' && <Text color="muted">{summary}</Text>}
        {href !== null && (
          <div>
            <MoreLink href={href} id={id} />
          </div>
        )}
      </Stack>
      {prize !== '' && (
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
};
