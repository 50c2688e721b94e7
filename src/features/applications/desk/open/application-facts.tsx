import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { Badge } from '@/ui/drawing/badge';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { applicantName, deskStateTexts } from '../application-texts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${({ theme }) => `${theme.space[1.5]} ${theme.space[3]}`};
  overflow-wrap: anywhere;

  dt {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.fontSize.small};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const { facts: labels } = applicationsDesk;

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;

export const ApplicationFacts = ({ application }: { application: ApplicationDetail }) => {
  const { position, state, discord, applicant, submittedAt, updatedAt, guidelinesReadAt } = application;
  const who: [label: string, value: ReactNode][] = [
    ...(discord === '' ? [] : [[labels.chat, discord] as [string, string]]),
    [labels.account, applicant?.username ?? labels.noAccount],
  ];
  const facts = [
    ...(state === 'withdrawn' ? [] : who),
    [
      labels.guidelines,
      guidelinesReadAt === null ? labels.noGuidelines : <Moment key="read" at={guidelinesReadAt} />,
    ],
    [labels.sent, <Moment key="sent" at={submittedAt} />],
    [labels.changed, <Moment key="changed" at={updatedAt} />],
  ] as const;
  return (
    <Stack gap={2}>
      <Stack gap={0.5}>
        <Stack direction="row" gap={1.5} wrap>
          <Heading level={2}>{applicantName(application)}</Heading>
          <Badge color={deskStateTexts[state].color}>{deskStateTexts[state].label}</Badge>
        </Stack>
        <Text size="lead">{positionTitle(position)}</Text>
      </Stack>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
  );
};
