import { SERVER_IDS } from '@/content/servers';
import { HISTORY_RANGES } from '@/contract/status-history';
import type { HistoryAnswer } from '@/contract/status-history';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);

const isPoint = (value: unknown): boolean => {
  if (!isFields(value) || typeof value['at'] !== 'string' || Number.isNaN(Date.parse(value['at'])))
    return false;
  const { players } = value;
  return isFields(players) && SERVER_IDS.every((id) => isCount(players[id]));
};

/** Whether a body is what the contract says of `GET /api/status/history`. */
export const isHistoryAnswer = (body: unknown): body is HistoryAnswer =>
  isFields(body) &&
  HISTORY_RANGES.some((range) => range === body['range']) &&
  Array.isArray(body['points']) &&
  body['points'].every(isPoint);
