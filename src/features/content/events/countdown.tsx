import { styled } from 'styled-components';
import { eventPage } from '#messages/event-pages';
import type { EventTimes } from '@/contract/event-times';
import { useNow } from '@/hooks/use-now';
import { DAY_MS } from '@/lib/calendar';
import { formatCountdown } from '@/lib/countdown';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { Text } from '@/ui/layout/text';
import { eventState } from './event-state';

/** Reserves its room until the page is hydrated. */
const Line = styled(Text)`
  min-height: 1lh;
`;

const isCounting = () => true;

const untilText = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / DAY_MS);
  const { days: forms, today } = eventPage.countdown;
  return (days === 0 ? today : counted(forms, days, formatNumber)) + formatCountdown(milliseconds % DAY_MS);
};

const textAt = (times: EventTimes, now: number): string => {
  const state = eventState(times, now);
  if (state === 'ahead') return untilText(Date.parse(times.startsAt ?? '') - now);
  return state === 'now' ? eventPage.now : eventPage.over;
};

/** Time until an event begins. Screen readers read it when they reach it, and not each second. */
export const Countdown = ({ times }: { times: EventTimes }) => {
  const now = useNow(isCounting);
  return (
    <Line role="timer" weight={600} tabular>
      {now !== null && textAt(times, now)}
    </Line>
  );
};
