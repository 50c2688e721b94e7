import type { HealthAnswer } from '@/contract/health';
import { Badge } from '@/ui/badge';
import type { BadgeProps } from '@/ui/badge';
import { adminApi } from './admin-api';
import { HealthLine } from './health-line';

type Verdict = [color: NonNullable<BadgeProps['color']>, label: string, note: string];

const REFRESH_MS = 30_000;
const WAITING: Verdict = ['muted', 'CHECKING', 'Asking now'];
const UNKNOWN: Verdict = ['danger', 'UNKNOWN', 'The site does not answer'];

const database: Record<HealthAnswer['redis'], Verdict> = {
  up: ['grass', 'UP', 'Accounts and messages are stored'],
  down: ['danger', 'DOWN', 'Nobody can sign in, and nothing can be stored'],
};
const webhook: Record<HealthAnswer['webhook'], Verdict> = {
  ok: ['grass', 'OK', 'Messages reach the chat'],
  failing: ['danger', 'FAILING', 'Messages are kept until the chat takes them'],
  unset: ['amber', 'NOT SET', 'No address to deliver to is configured'],
};

/** The site's own parts: database and webhook, looked at every half minute. */
export const HealthLines = () => {
  const { data, isError } = adminApi.useGetHealthQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const otherwise = isError ? UNKNOWN : WAITING;
  const lines: [name: string, verdict: Verdict][] = [
    ['Database', data && !isError ? database[data.redis] : otherwise],
    ['Webhook', data && !isError ? webhook[data.webhook] : otherwise],
  ];
  return lines.map(([name, [color, label, note]]) => (
    <HealthLine key={name} name={name} note={note} badge={<Badge color={color}>{label}</Badge>} />
  ));
};
