import type { Post } from '../outbox/post';
import { currentRequest } from '../request';

/** Stores, after the response, that an outside service failed during the current request. Does nothing outside of requests. */
export function noteFailure(service: string, reason: string): void {
  currentRequest()?.noteFailure(service, reason);
}

export function noted<Message>(service: string, post: Post<Message>): Post<Message> {
  return async (message) => {
    const outcome = await post(message);
    if (outcome.kind === 'limited') noteFailure(service, 'rate_limited');
    else if (outcome.kind !== 'taken') {
      noteFailure(service, outcome.status === null ? 'no_answer' : `status_${String(outcome.status)}`);
    }
    return outcome;
  };
}
