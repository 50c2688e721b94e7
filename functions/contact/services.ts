import { patientDatabase } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { guard } from '../core/guard/guard';
import { createNetworkMemory } from '../core/limits/network-limiter';
import { REFUSED_LIMIT } from '../core/limits/rate-limit';
import { systemClock as clock } from '../core/time/clock';
import { buildMailer } from '../mail';
import { createContactService } from './contact';
import { createContactAdmin } from './contact-admin';
import { contactDelivery } from './delivery-services';
import type { ContactServices } from './routes';
import { createContactArchive } from './store/contact-archive';
import { createContactStore } from './store/contact-store';
import { createMessageDesk } from './store/message-desk';

const { addressLimitFactor } = environment;

export const contactServices: ContactServices = {
  contact: createContactService({
    store: createContactStore(patientDatabase),
    delivery: contactDelivery,
    clock,
  }),
  admin: createContactAdmin({
    archive: createContactArchive(patientDatabase),
    desk: createMessageDesk(patientDatabase),
    mailer: buildMailer(patientDatabase, environment, clock, siteSecret),
    clock,
  }),
  guard,
  repeated: createNetworkMemory(REFUSED_LIMIT, addressLimitFactor, clock),
};
