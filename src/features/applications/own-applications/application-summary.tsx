import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { applicationStates, ownApplications, stateText } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { Badge } from '@/ui/drawing/badge';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { TeamNote } from './team-note';

const { sentLabel } = ownApplications;

/** List of applications, each a summary with what follows it. */
export const ApplicationItems = styled.ul`
  > li {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    padding-block: ${({ theme }) => theme.space[2]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  > li:first-child {
    border-top: 0;
    padding-top: ${({ theme }) => theme.space[1]};
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;

/** Returns the id of an application's title, by which its controls are described. */
export const titleIdOf = ({ id }: Pick<OwnApplication, 'id'>): string => `sent-${id}`;

export interface ApplicationSummaryProps {
  /** Without a state, it is known only to this browser. */
  application: Pick<OwnApplication, 'id' | 'position' | 'submittedAt'> & Partial<OwnApplication>;
  /** Stands beside the title. */
  action?: ReactNode;
}

/** Position, date, state and note of an application, as an item of a list. */
export const ApplicationSummary = ({ application, action }: ApplicationSummaryProps) => {
  const { position, state, note, submittedAt } = application;
  return (
    <>
      <Stack direction="row" gap={1} justify="space-between" wrap>
        <div>
          <Text weight={600} id={titleIdOf(application)}>
            {positionTitle(position)}
          </Text>
          <Note>
            {sentLabel} <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time>
          </Note>
        </div>
        <Stack direction="row" gap={1.5} wrap>
          {state && <Badge color={applicationStates[state].hue}>{applicationStates[state].label}</Badge>}
          {action}
        </Stack>
      </Stack>
      {state && <Text color="muted">{stateText(state)}</Text>}
      {note !== undefined && <TeamNote note={note} />}
    </>
  );
};
