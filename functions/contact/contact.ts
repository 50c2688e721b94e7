import { contactRefusals } from '#messages/contact';
import type { ContactForm } from '@/contract/contact-requests';
import { ApiError } from '../core/errors/api-error';
import { type Delivery, LEASE_MS } from '../core/outbox/delivery';
import type { Clock } from '../core/time/clock';
import type { ContactStore } from './store/contact-store';

export interface ContactParts {
  readonly store: ContactStore;
  /** Null when messages are only stored. */
  readonly delivery: Delivery | null;
  readonly clock: Clock;
}

/** Time for some messages to be erased. */
const FULL_RETRY_SECONDS = 3_600;

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ store, delivery, clock }: ContactParts) {
  return {
    /** Returns whether a message of this id is stored. Rejects with `UnavailableError`. */
    isKnown: (id: string) => store.has(id),

    /**
     * Stores a message; the first one of an id wins. Once it resolves, the message is stored and will be forwarded. When it
     * rejects with `UnavailableError`, the message may or may not be stored.
     * @returns the first attempt to forward it, which never rejects
     * @throws ApiError `full` beyond the maximum of stored messages
     */
    async accept(id: string, form: ContactForm) {
      const receivedAt = clock.now();
      const leaseUntil = delivery && receivedAt + LEASE_MS;
      const outcome = await store.add({ id, form, receivedAt }, leaseUntil);
      if (outcome === 'full') {
        throw new ApiError('full', contactRefusals.full, { retryAfter: FULL_RETRY_SECONDS });
      }
      return { forwarding: outcome === 'stored' && delivery ? delivery.deliver(id) : Promise.resolve() };
    },
  };
}
