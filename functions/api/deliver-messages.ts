import type { Config } from '@netlify/functions';
import { deliverMessages } from '../contact/deliver-messages';
import { anyMethod } from '../core/http/endpoint';
import { contactService } from '../contact/services';

export default anyMethod(deliverMessages(contactService));

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
