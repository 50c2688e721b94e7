import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { guard } from '../core/guard/guard';
import { createNetworkMemory } from '../core/limits/network-limiter';
import { REFUSED_LIMIT } from '../core/limits/rate-limit';
import { systemClock as clock } from '../core/time/clock';
import { createContactService } from './contact';
import { createContactAdmin } from './contact-admin';
import { contactDelivery } from './delivery-services';
import type { ContactServices } from './routes';
import { createContactArchive } from './store/contact-archive';
import { createContactStore } from './store/contact-store';

const { addressLimitFactor } = environment;

export const contactServices: ContactServices = {
  contact: createContactService({
    store: createContactStore(patientDatabase),
    delivery: contactDelivery,
    clock,
  }),
  admin: createContactAdmin(createContactArchive(patientDatabase), clock),
  guard,
  repeated: createNetworkMemory(REFUSED_LIMIT, addressLimitFactor, clock),
};
