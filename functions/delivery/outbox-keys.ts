import { applicationKeys } from '../applications/store/application-keys';
import { OUTBOX_KEY } from '../contact/store/contact-store';
import { contentKeys } from '../content/store/content-keys';
import { environment } from '../core/env/environment';
import { mailKeys } from '../mail/store/mail-keys';

const { webhookUrl, contactForwardUrl, mail } = environment;

/** What is there while something waits. What has nowhere to go to is not stored in an outbox, so that looking for it costs nothing. */
export const outboxKeys: readonly string[] = [
  ...(webhookUrl === null ? [] : [applicationKeys.outbox, applicationKeys.retractions, contentKeys.outbox]),
  ...(contactForwardUrl === null ? [] : [OUTBOX_KEY]),
  ...(mail === null ? [] : [mailKeys.outbox]),
];
