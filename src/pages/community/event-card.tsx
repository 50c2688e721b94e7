import { styled } from 'styled-components';
import type { UpcomingEvent } from '@/contract/network/community';
import { Badge } from '@/ui/drawing/badge';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const Plate = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;
const Leaf = styled.div`
  display: grid;
  width: 88px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme }) => theme.color.raised};
  text-align: center;
`;
const Month = styled.span`
  padding: 4px;
  background: ${({ theme }) => theme.color.amber};
  color: ${({ theme }) => theme.color.amberInk};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 700;
  letter-spacing: 0.08em;
`;
const Day = styled.span`
  padding: 12px 4px 16px;
  font-size: ${({ theme }) => theme.fontSize.h2};
  font-weight: 700;
  line-height: 1.2;
`;

/** An event as a calendar leaf. */
export const EventCard = ({ id, event }: { id: string; event: UpcomingEvent }) => (
  <li>
    <Plate forwardedAs="article" aria-labelledby={id}>
      <Leaf>
        <Month>{event.month}</Month>
        <Day>{event.date}</Day>
      </Leaf>
      <Stack gap={0.5} align="flex-start">
        <Badge color="amber">{event.type}</Badge>
        <Card.Title id={id}>{event.title}</Card.Title>
        <Text color="muted">{event.text}</Text>
      </Stack>
    </Plate>
  </li>
);
