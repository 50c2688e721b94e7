import { randomUUID } from 'node:crypto';
import { type SentVote, sentVoteSchema } from '@/contract/companion-sync';

/** A frame that is no vote; `cause` is for programs, the message for people. Neither tells what was sent. */
export class BadVote extends Error {
  override name = 'BadVote';
  constructor(
    override readonly cause: string,
    message: string,
  ) {
    super(message);
  }
}

/** What a frame says; the time that it names is the listing site's own, and proves nothing. */
export interface Ballot {
  readonly service: string;
  readonly username: string;
}

/** @throws BadVote unless the site would take it */
export function toVote(ballot: Ballot, protocol: 1 | 2, now: number): SentVote {
  const vote = { ...ballot, id: randomUUID(), receivedAt: new Date(now).toISOString(), protocol };
  try {
    return sentVoteSchema.validateSync(vote);
  } catch {
    throw new BadVote('BadVoteException', 'The service or the username cannot be used');
  }
}
