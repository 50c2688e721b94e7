import { APPLICATION_STATES, POSITIONS } from '@/contract/applications';
import type { OwnApplication, OwnApplicationsAnswer } from '@/contract/applications';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether a body is what the contract says of `GET /api/applications/{id}`. */
export const isOwnApplication = (body: unknown): body is OwnApplication =>
  isFields(body) &&
  typeof body['id'] === 'string' &&
  POSITIONS.some((position) => position === body['position']) &&
  APPLICATION_STATES.some((state) => state === body['state']) &&
  typeof body['note'] === 'string' &&
  isTime(body['submittedAt']) &&
  isTime(body['updatedAt']);

/** Whether a body is what the contract says of `GET /api/applications/mine`. */
export const isOwnApplicationsAnswer = (body: unknown): body is OwnApplicationsAnswer =>
  isFields(body) && Array.isArray(body['applications']) && body['applications'].every(isOwnApplication);
