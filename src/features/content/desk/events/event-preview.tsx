import { styled } from 'styled-components';
import { artHues, type Hue } from '@/contract/network/visuals';
import { eventsDesk } from '@/messages/en/content-desk-events';
import { prizeLabel } from '@/messages/en/home';
import { block } from '@/theme/mixins';
import { Heading } from '@/ui/layout/heading';
import { Note, Text } from '@/ui/layout/text';
import { Art } from '../../art';
import { eventTime } from '../../events/event-time';
import type { EventValues } from './event-values';

const Card = styled.article<{ $hue: Hue }>`
  ${block('large')}
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]};
  overflow-wrap: anywhere;
`;
const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[0.5]};
  padding: ${({ theme }) => theme.space[1]};
`;
const When = styled(Text)`
  color: var(--mark);
`;

const width = { phone: 'calc(100vw - 64px)', wide: '640px' };

/** An event as visitors see its card, while it is being written. */
export const EventPreview = ({ values }: { values: EventValues }) => {
  const { title, summary, prize, art, href } = values;
  return (
    <Card $hue={artHues[art]}>
      <Art name={art} hue={artHues[art]} width={width} />
      <Words>
        <When weight={600}>{eventTime(values)}</When>
        <Heading level={3}>{title.trim() === '' ? eventsDesk.untitled : title}</Heading>
        <Text color="muted">{summary}</Text>
        {prize.trim() !== '' && (
          <div>
            <Note>{prizeLabel}</Note>
            <Text weight={600}>{prize}</Text>
          </div>
        )}
        {href.trim() !== '' && (
          <Note>
            {eventsDesk.link} {href}
          </Note>
        )}
      </Words>
    </Card>
  );
};
