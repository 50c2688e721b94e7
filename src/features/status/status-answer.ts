import { STATUS_SOURCES } from '@/contract/status';
import { SERVER_IDS } from '@/content/servers';
import type { ServerStatus, StatusAnswer } from '@/contract/status';
import type { ServerId } from '@/content/servers';

/** A server's record as it may arrive: sources that know nothing of performance leave it, or a part of it, out. */
export type ReceivedServer = Omit<ServerStatus, 'performance'> & {
  performance?: Partial<ServerStatus['performance']>;
};
export type ReceivedAnswer = Omit<StatusAnswer, 'servers'> & { servers: Record<ServerId, ReceivedServer> };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A finite number, 0 or more. */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isPlayers = (value: unknown): boolean =>
  isFields(value) && isFigure(value['online']) && isFigure(value['max']) && isNames(value['list']);

const isPerformance = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    [value['tps'], value['mspt']].every((part) => part === undefined || isFigure(part)) &&
    (value['measured'] === undefined || isFlag(value['measured'])));

const isServer = (value: unknown): boolean =>
  isFields(value) &&
  isFlag(value['online']) &&
  isPlayers(value['players']) &&
  isPerformance(value['performance']) &&
  (value['latencyMs'] === null || isFigure(value['latencyMs'])) &&
  (value['source'] === null || STATUS_SOURCES.some((source) => source === value['source'])) &&
  isTime(value['checkedAt']);

/** Whether a body is what the contract says of `GET /api/status`. By hand: a schema library would outweigh the page. */
export const isStatusAnswer = (body: unknown): body is ReceivedAnswer => {
  if (!isFields(body) || !isTime(body['fetchedAt']) || !isFlag(body['stale'])) return false;
  const { servers } = body;
  return isFields(servers) && SERVER_IDS.every((id) => isServer(servers[id]));
};
