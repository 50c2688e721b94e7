import type { MailSettings } from '../../core/env/mail-settings';
import type { Post } from '../../core/outbox/post';
import type { Mail } from '../write-mail';
import { postmark } from './postmark';
import { resend } from './resend';
import { smtp } from './smtp';

/** Returns the transport of the configured email service. */
export function postman({ service, from }: MailSettings, name: string, userAgent: string): Post<Mail> {
  const sender = { name, address: from };
  switch (service.kind) {
    case 'smtp':
      return smtp(service, sender);
    case 'resend':
      return resend({ key: service.key, sender, userAgent });
    case 'postmark':
      return postmark({ token: service.token, sender, userAgent });
  }
}
