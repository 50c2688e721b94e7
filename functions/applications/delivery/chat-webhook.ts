import { type Destination, type Post, type PostOutcome, postOnce } from '../../core/outbox/post';
import type { ChatMessage } from './application-delivery-ports';

/**
 * An incoming webhook of Discord (API reference, "Execute Webhook" and "Rate Limits"): 2xx says that the message was
 * taken, 429 how many seconds to leave it alone, 404 that it was deleted; other answers of 4xx blame the message, save those
 * to who we are (401, 403), how slow (408) or how early (425).
 * @param destination its URL is a secret: whoever has it can write to the channel
 */
export function chatWebhook(destination: Destination): Post<ChatMessage> {
  const url = new URL(destination.url);
  // Without it, a message that was not saved is answered like one that was.
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
