import { randomUUID } from 'node:crypto';
import { type ContactAnswer, contactSchema } from '@/contract/contact';
import type { ContactService } from './contact';
import type { RateLimiter } from '../core/limits/rate-limit';
import type { Handler } from '../core/http/endpoint';
import { json } from '../core/http/json';
import { limitByAddress } from '../core/limits/limit-by-address';
import { readJson } from '../core/http/read-json';
import { validate } from '../core/http/validate';

/**
 * `POST /api/contact`: 202 with a `ContactAnswer` once the message is stored. A message that was sent before, by its
 * key, is answered in the same way and counts against no limit; neither does one that does not pass the checks.
 */
export function postContact(service: ContactService, limiter: RateLimiter): Handler {
  return async (request, context) => {
    const { idempotencyKey, ...form } = validate(contactSchema, await readJson(request));
    const id = idempotencyKey ?? randomUUID();
    if (idempotencyKey === undefined || !(await service.isKnown(idempotencyKey))) {
      await limitByAddress(limiter, context);
      const { forwarding } = await service.accept(id, form);
      context.waitUntil(forwarding);
    }
    const answer: ContactAnswer = { id };
    return json(answer, { status: 202 });
  };
}
