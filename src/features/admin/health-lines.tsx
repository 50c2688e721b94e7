import type { ReactNode } from 'react';
import { privatePages } from '#network/pages';
import type { HealthResponse } from '@/contract/health';
import { hasSubject } from '@/lib/subjects';
import { Badge, type BadgeProps } from '@/ui/drawing/badge';
import { Link } from '@/ui/routing/link';
import { adminApi } from './admin-api';
import { HealthLine } from './health-line';

type Verdict = [color: NonNullable<BadgeProps['color']>, label: string, note: ReactNode];

const REFRESH_MS = 30_000;
const WAITING: Verdict = ['muted', 'CHECKING', 'Asking now'];
const UNKNOWN: Verdict = ['danger', 'UNKNOWN', 'The site does not answer'];

const database: Record<HealthResponse['redis'], Verdict> = {
  up: ['grass', 'UP', 'Accounts, applications and messages are stored'],
  down: ['danger', 'DOWN', 'Nobody can sign in, and nothing can be stored'],
};
const FULL: Verdict = [
  'danger',
  'FULL',
  'Nothing can be stored until there is room again: erase old applications and messages, or take a larger plan',
];
/** The applications whose announcement the chat did not take. */
const unannounced = `${privatePages.adminApplications.path}?${new URLSearchParams({ announcement: 'dead' }).toString()}`;
const webhook: Record<HealthResponse['webhook'], Verdict> = {
  ok: ['grass', 'OK', 'Applications reach the chat'],
  failing: [
    'danger',
    'FAILING',
    <>
      The chat does not take applications. They are kept and tried again for a day;{' '}
      <Link to={unannounced}>see those that were given up</Link>.
    </>,
  ],
  unset: ['amber', 'NOT SET', 'No chat to announce applications in is configured'],
};

const ofDatabase = ({ ok, redis }: HealthResponse): Verdict =>
  redis === 'up' && !ok ? FULL : database[redis];

/** The site's own parts: database and webhook, looked at every half minute. */
export const HealthLines = () => {
  const { data, isError } = adminApi.useGetHealthQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const otherwise = isError ? UNKNOWN : WAITING;
  const lines: [name: string, verdict: Verdict][] = [
    ['Database', data && !isError ? ofDatabase(data) : otherwise],
    ...(hasSubject('applications')
      ? [['Webhook', data && !isError ? webhook[data.webhook] : otherwise] satisfies [string, Verdict]]
      : []),
  ];
  return lines.map(([name, [color, label, note]]) => (
    <HealthLine key={name} name={name} note={note} badge={<Badge color={color}>{label}</Badge>} />
  ));
};
