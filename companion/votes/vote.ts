import { randomUUID } from 'node:crypto';
import { type SentTest, type SentVote, sentVoteSchema } from '@/contract/companion-sync';
import { isTestName } from '@/contract/listing-sites';
import { isBlank } from '@/contract/text';
import { printable } from '../printable';

/** A frame without a valid vote; `cause` is for programs, the message for people. Neither reveals the frame's content. */
export class BadVote extends Error {
  override name = 'BadVote';
  constructor(
    override readonly cause: string,
    message: string,
    /** Detail for the owner only, if a vote with the right token or key cannot be used. */
    readonly detail = '',
  ) {
    super(message);
  }
}

/** Content of a frame, without its time, which is the listing site's own and proves nothing. */
export interface VoteContent {
  readonly service: string;
  readonly username: string;
}

/** Maximum length of a name in messages, in characters. */
const SHOWN = 40;
/** Name of a listing site that gives none. */
const UNNAMED = 'unnamed';

/** Returns a listing site's test in a form that the site can read; null for a vote. */
export function toTest({ service, username }: VoteContent, protocol: 1 | 2, now: number): SentTest | null {
  if (!isTestName(username)) return null;
  const shown = printable(service, SHOWN);
  return {
    service: isBlank(shown) ? UNNAMED : shown,
    receivedAt: new Date(now).toISOString(),
    protocol,
  };
}

/** @throws BadVote unless the site would accept it */
export function toVote({ service, username }: VoteContent, protocol: 1 | 2, now: number): SentVote {
  const vote = { service: service.trim(), username: username.trim(), protocol };
  try {
    const receivedAt = new Date(now).toISOString();
    return sentVoteSchema.validateSync({ ...vote, id: randomUUID(), receivedAt });
  } catch {
    const [player, listing] = [username, service].map((text) => `“${printable(text, SHOWN)}”`);
    const detail = `${String(player)} at ${String(listing)}`;
    throw new BadVote('BadVoteException', 'The service or the username cannot be used', detail);
  }
}
