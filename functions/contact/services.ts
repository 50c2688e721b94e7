import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';
import { systemClock as clock } from '../core/time/clock';
import { createContactService } from './contact';
import { createContactAdmin } from './contact-admin';
import { contactForwarder } from './contact-forwarder';
import type { ContactServices } from './routes';
import { createContactArchive } from './store/contact-archive';
import { createContactStore } from './store/contact-store';

const { contactForwardUrl: url } = environment;

export const contactServices: ContactServices = {
  contact: createContactService({
    store: createContactStore(patientDatabase),
    forward: url === null ? null : contactForwarder({ url, userAgent }),
    clock,
  }),
  admin: createContactAdmin(createContactArchive(patientDatabase), clock),
};
