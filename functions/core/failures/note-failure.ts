import type { Post } from '../outbox/post';
import { currentRequest } from '../request';

/** Remembers after the answer that an outside service failed the current request; outside of requests nothing is remembered. */
export function noteFailure(service: string, reason: string): void {
  currentRequest()?.noteFailure(service, reason);
}

/** The same post, which notes what its service does not take. */
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
