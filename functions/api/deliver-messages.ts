import type { Config } from '@netlify/functions';
import { deliverMessages } from '../http/deliver-messages';
import { anyMethod } from '../http/endpoint';
import { contactService } from '../wiring/contact';

export default anyMethod(deliverMessages(contactService));

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
