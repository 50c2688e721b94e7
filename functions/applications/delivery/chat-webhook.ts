import { type Destination, type Post, type PostOutcome, postOnce } from '../../core/outbox/post';
import type { ChatMessage } from './application-messages';

/**
 * An incoming webhook of Discord (API reference, "Execute Webhook" and "Rate Limits"): 2xx means that the message was taken,
 * 429 how many seconds to wait, 404 and 410 that the webhook was deleted. Any other 4xx rejects the message for good, except
 * 401, 403, 408 and 425, which do not depend on the message.
 * @param destination its URL is a secret: it lets anyone write to the channel
 */
export function chatWebhook(destination: Destination): Post<ChatMessage> {
  const url = new URL(destination.url);
  // Without it, the platform answers the same whether it saved the message or not.
  url.searchParams.set('wait', 'true');
  return (message) =>
    postOnce(
      { ...destination, url },
      { body: JSON.stringify(message), headers: { 'Content-Type': 'application/json' } },
      outcomeOf,
    );
}

const NOT_THE_MESSAGE = [401, 403, 408, 425];

function outcomeOf({ ok, status }: Response): PostOutcome {
  if (ok) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status >= 400 && status < 500 && !NOT_THE_MESSAGE.includes(status)) return { kind: 'refused', status };
  return { kind: 'failed', status };
}
