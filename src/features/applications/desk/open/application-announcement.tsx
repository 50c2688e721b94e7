import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { announcementFailures, applicationsDesk, gaveUp } from '#messages/applications/desk';
import type { Announcement, ApplicationDetail } from '@/contract/application-desk';
import { readReason } from '@/contract/delivery-failures';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { notify } from '@/ui/feedback/toast';
import { Text } from '@/ui/layout/text';
import { applicationApi } from '../application-api';
import { announcementTexts } from '../application-texts';

/** `Rate limited` → `Rate limited.` */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Returns a stored reason as a sentence; one of an earlier version is a sentence already. */
export const announcementReason = (stored: string): string => {
  const reason = readReason(stored);
  if (reason === null) return sentence(stored);
  const text = announcementFailures[reason.failure](reason.status);
  return reason.hasGivenUp ? gaveUp(text) : text;
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[1.5]}`};
  min-height: ${({ theme }) => theme.size.touch};
  overflow-wrap: anywhere;
`;
const Details = styled(Text)`
  flex: 1 1 16rem;
`;

const { announcement: texts, filters } = applicationsDesk;

const textOf = ({ state, sentParts, parts, attempts, reason, nextAttemptAt }: Announcement): string => {
  const posted = texts.posted(sentParts, parts);
  switch (state) {
    case 'stored':
      return texts.stored;
    case 'sent':
      return texts.sent;
    case 'waiting':
      return [
        reason === null ? texts.underWay : announcementReason(reason),
        ...(attempts > 0 ? [texts.attempts(attempts, posted)] : []),
        ...(nextAttemptAt === null ? [] : [texts.next(formatMoment(nextAttemptAt))]),
      ].join(' ');
    case 'dead':
      return `${announcementReason(reason ?? texts.refused)} ${posted}`;
  }
};

/** State of the announcement in the team's chat, with a button to send it again if delivery was given up. */
export const ApplicationAnnouncement = ({ application }: { application: ApplicationDetail }) => {
  const dispatch = useAppDispatch();
  const line = useRef<HTMLDivElement>(null);
  const { announcement } = application;
  const { label, color } = announcementTexts[announcement.state];
  const resend = async () => {
    // The button that had focus disappears.
    line.current?.focus();
    const { error } = await dispatch(
      applicationApi.endpoints.resend.initiate({ application }, { track: false }),
    );
    if (error) notify.error(texts.failureTitle, { description: toFailure(error).message });
  };
  return (
    <Line ref={line} role="group" aria-label={filters.announcement} tabIndex={-1}>
      <Badge color={color}>{label}</Badge>
      <Details color="muted" size="small" tabular>
        {textOf(announcement)}
      </Details>
      {announcement.state === 'dead' && (
        <Button icon={<RotateCw size={18} />} onClick={() => void resend()}>
          {texts.resend}
        </Button>
      )}
    </Line>
  );
};
