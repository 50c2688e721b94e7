import type { ContactForm } from '@/contract/contact-requests';
import { createContactDelivery, LEASE_MS, type SweepReport } from './contact-delivery';
import type { ContactStore, ForwardMessage } from './contact-ports';
import type { Clock } from '../core/time/clock';

export interface ContactParts {
  readonly store: ContactStore;
  /** Null when messages are only stored. */
  readonly forward: ForwardMessage | null;
  readonly clock: Clock;
}

export interface ContactService {
  /** Whether a message of this id is stored. Rejects with `Unavailable`. */
  isKnown(id: string): Promise<boolean>;
  /**
   * Stores a message; of two with the same id, the first. Once it resolves the message is safe: it is kept, and
   * forwarded as soon as that is possible. Rejects with `Unavailable`, and the message may be stored or not.
   * @returns the first attempt to forward it, which never rejects
   */
  accept(id: string, form: ContactForm): Promise<{ readonly forwarding: Promise<void> }>;
  /** Forwards what waits. May run at the same time as others of its kind. Rejects with `Unavailable`. */
  deliverDue(): Promise<SweepReport>;
}

export function createContactService({ store, forward, clock }: ContactParts): ContactService {
  const delivery = forward && createContactDelivery({ store, forward, clock });
  return {
    isKnown: (id) => store.has(id),

    async accept(id, { email, subject, message }) {
      const receivedAt = clock.now();
      const content = { id, email, subject, message };
      // The lease is this call's own: sweeps come in only when it has not managed to forward the message by then.
      const leasedUntil = receivedAt + LEASE_MS;
      const isNew = await store.add({ ...content, receivedAt }, delivery ? leasedUntil : null);
      if (!delivery || !isNew) return { forwarding: Promise.resolve() };
      const attempt = delivery.deliver({ ...content, attempts: 0, failingSince: null, leasedUntil });
      return { forwarding: attempt.then(() => undefined).catch(() => undefined) };
    },

    deliverDue: async () => (delivery ? delivery.sweep() : { delivered: 0, postponed: 0, failed: 0 }),
  };
}
