import type { AuditAnswer } from '@/contract/audit';
import { DATABASE_STATES, WEBHOOK_STATES } from '@/contract/health';
import type { HealthAnswer } from '@/contract/health';
import { DELIVERIES } from '@/contract/messages';
import type { MessagesAnswer } from '@/contract/messages';
import type { OverviewAnswer, UsersAnswer } from '@/contract/users';

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCursor = (value: unknown): boolean => value === null || typeof value === 'string';

export const isUsersAnswer = (body: unknown): body is UsersAnswer =>
  isFields(body) &&
  Array.isArray(body['users']) &&
  body['users'].every((user) => isFields(user) && typeof user['id'] === 'string') &&
  isCursor(body['nextCursor']);

export const isAuditAnswer = (body: unknown): body is AuditAnswer =>
  isFields(body) &&
  Array.isArray(body['entries']) &&
  body['entries'].every((entry) => isFields(entry) && isFields(entry['actor'])) &&
  isCursor(body['nextCursor']);

export const isMessagesAnswer = (body: unknown): body is MessagesAnswer =>
  isFields(body) &&
  Array.isArray(body['messages']) &&
  body['messages'].every(
    (message) =>
      isFields(message) &&
      ['id', 'receivedAt', 'email', 'subject', 'message'].every(
        (name) => typeof message[name] === 'string',
      ) &&
      DELIVERIES.some((delivery) => delivery === message['delivery']),
  ) &&
  isCursor(body['nextCursor']);

export const isOverviewAnswer = (body: unknown): body is OverviewAnswer =>
  isFields(body) &&
  ['users', 'admins', 'messages', 'openApplications'].every((name) => typeof body[name] === 'number');

/** Comes with status 503 when the site cannot serve. */
export const isHealthAnswer = (body: unknown): body is HealthAnswer =>
  isFields(body) &&
  typeof body['ok'] === 'boolean' &&
  DATABASE_STATES.some((state) => state === body['redis']) &&
  WEBHOOK_STATES.some((state) => state === body['webhook']);
