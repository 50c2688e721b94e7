import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';
import { noted } from '../core/failures/note-failure';
import { systemClock as clock } from '../core/time/clock';
import { contactForwarder, createContactDelivery } from './contact-forwarder';
import { createContactOutbox } from './store/contact-outbox';

const { contactForwardUrl: url } = environment;

/** Null when messages are only stored. */
export const contactDelivery =
  url === null
    ? null
    : createContactDelivery({
        outbox: createContactOutbox(patientDatabase),
        post: noted('contact', contactForwarder({ url, userAgent })),
        clock,
      });
