import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';
import { noted } from '../core/failures/note-failure';
import { guard } from '../core/guard/guard';
import { createNetworkMemory } from '../core/limits/network-limiter';
import { REFUSED_LIMIT } from '../core/limits/rate-limit';
import { systemClock as clock } from '../core/time/clock';
import { createContactService } from './contact';
import { createContactAdmin } from './contact-admin';
import { createContactDelivery } from './contact-delivery';
import { contactForwarder } from './contact-forwarder';
import type { ContactServices } from './routes';
import { createContactArchive } from './store/contact-archive';
import { createContactOutbox } from './store/contact-outbox';
import { createContactStore } from './store/contact-store';

const { contactForwardUrl: url, addressLimitFactor } = environment;

export const contactServices: ContactServices = {
  contact: createContactService({
    store: createContactStore(patientDatabase),
    delivery:
      url === null
        ? null
        : createContactDelivery({
            outbox: createContactOutbox(patientDatabase),
            post: noted('contact', contactForwarder({ url, userAgent })),
            clock,
          }),
    clock,
  }),
  admin: createContactAdmin(createContactArchive(patientDatabase), clock),
  guard,
  repeated: createNetworkMemory(REFUSED_LIMIT, addressLimitFactor, clock),
};
