import type { ReactNode } from 'react';
import { admin } from '#messages/admin';
import { privatePages } from '#network/pages';
import type { HealthResponse } from '@/contract/health';
import { hasSubject } from '@/lib/subjects';
import { Badge, type BadgeProps } from '@/ui/drawing/badge';
import { Link } from '@/ui/routing/link';
import { adminApi } from './admin-api';
import { HealthLine } from './health-line';

const { health: texts } = admin;

type Verdict = [color: NonNullable<BadgeProps['color']>, label: string, note: ReactNode];

const REFRESH_MS = 30_000;
const WAITING: Verdict = ['muted', texts.checking, texts.checkingNote];
const UNKNOWN: Verdict = ['danger', texts.unknown, texts.unknownNote];

const database: Record<HealthResponse['redis'], Verdict> = {
  up: ['grass', texts.database.up, texts.database.upNote],
  down: ['danger', texts.database.down, texts.database.downNote],
};
const FULL: Verdict = ['danger', texts.database.full, texts.database.fullNote];
/** Link to applications whose announcement the chat did not accept. */
const unannounced = `${privatePages.adminApplications.path}?${new URLSearchParams({ announcement: 'dead' }).toString()}`;
const webhook: Record<HealthResponse['webhook'], Verdict> = {
  ok: ['grass', texts.webhook.ok, texts.webhook.okNote],
  failing: [
    'danger',
    texts.webhook.failing,
    <>
      {texts.webhook.failingNote} <Link to={unannounced}>{texts.webhook.failingLink}</Link>
    </>,
  ],
  unset: ['amber', texts.webhook.unset, texts.webhook.unsetNote],
};

const ofDatabase = ({ ok, redis }: HealthResponse): Verdict =>
  redis === 'up' && !ok ? FULL : database[redis];

/** The site's own parts, database and webhook, polled every half minute. */
export const HealthLines = () => {
  const { data, isError } = adminApi.useGetHealthQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const otherwise = isError ? UNKNOWN : WAITING;
  const lines: [name: string, verdict: Verdict][] = [
    [texts.database.name, data && !isError ? ofDatabase(data) : otherwise],
    ...(hasSubject('applications')
      ? [
          [texts.webhook.name, data && !isError ? webhook[data.webhook] : otherwise] satisfies [
            string,
            Verdict,
          ],
        ]
      : []),
  ];
  return lines.map(([name, [color, label, note]]) => (
    <HealthLine key={name} name={name} note={note} badge={<Badge color={color}>{label}</Badge>} />
  ));
};
