import { chatWebhook } from '../../applications';
import { patientDatabase } from '../../core/database/shared';
import { environment } from '../../core/env/environment';
import { userAgent } from '../../core/env/user-agent';
import { noted } from '../../core/failures/note-failure';
import { systemClock } from '../../core/time/clock';
import { createAnnouncer } from './announcer';

const { webhookUrl: url, siteUrl } = environment;

/** Null without a webhook: nothing is announced then. */
export const announcer =
  url === null
    ? null
    : createAnnouncer({
        database: patientDatabase,
        post: noted('webhook', chatWebhook({ url, userAgent })),
        clock: systemClock,
        base: siteUrl,
      });
