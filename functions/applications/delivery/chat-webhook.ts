import { type Destination, type Post, type PostOutcome, postOnce } from '../../core/outbox/post';
import { readText } from '../../core/read-bytes';
import { field } from '../../core/untrusted';
import type { ChatMessage } from './application-messages';

/**
 * An incoming webhook of Discord (API reference, "Execute Webhook" and "Rate Limits"). 2xx means that the message was taken, 429
 * gives the seconds to wait, and 404 and 410 mean that the webhook was deleted. Any other 4xx rejects the message for good,
 * except 401, 403, 408 and 425, which do not depend on the message.
 * @param destination its URL is a secret: it lets anyone write to the channel
 */
export function chatWebhook(destination: Destination): Post<ChatMessage> {
  const url = new URL(destination.url);
  // Without this parameter, the platform gives the same answer whether or not it saved the message.
  url.searchParams.set('wait', 'true');
  return (message) =>
    postOnce(
      { ...destination, url },
      { body: JSON.stringify(message), headers: { 'Content-Type': 'application/json' } },
      outcomeOf,
    );
}

/**
 * Deletes a message that the webhook has sent (API reference, "Delete Webhook Message"), by its id. A missing message counts as
 * deleted, and so do all when the webhook is gone.
 */
export function chatRetraction(destination: Destination): Post<string> {
  return (messageId) => {
    const url = new URL(destination.url);
    url.pathname += `/messages/${encodeURIComponent(messageId)}`;
    return postOnce({ ...destination, url }, { method: 'DELETE' }, ({ ok, status }) =>
      ok || status === 404 ? { kind: 'taken' } : { kind: 'failed', status },
    );
  };
}

const NOT_THE_MESSAGE = [401, 403, 408, 425];

async function outcomeOf(response: Response): Promise<PostOutcome> {
  const { ok, status } = response;
  if (ok) return { kind: 'taken', ...(await receiptOf(response)) };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status >= 400 && status < 500 && !NOT_THE_MESSAGE.includes(status)) return { kind: 'refused', status };
  return { kind: 'failed', status };
}

const MESSAGE_ID = /^\d{1,20}$/;

/** Returns the message's id. The message is taken, whatever happens to the rest of the response. */
async function receiptOf({ body }: Response): Promise<{ receipt?: string }> {
  if (!body) return {};
  const id = await readText(body)
    .then((text) => field(JSON.parse(text), 'id'))
    .catch(() => null);
  return typeof id === 'string' && MESSAGE_ID.test(id) ? { receipt: id } : {};
}
