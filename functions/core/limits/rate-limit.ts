/** How much one network, or account, may do: a burst of `burst` calls, and another one every `refillMs`. */
export interface BurstLimit {
  readonly name: string;
  readonly burst: number;
  readonly refillMs: number;
}

/** How much one network, or account, may do: `most` calls within any `windowMs`. */
export interface WindowLimit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

export type RateLimit = BurstLimit | WindowLimit;

/** Enough for a person who forgot something, and 720 a day for an attacker. */
export const CONTACT_LIMIT: RateLimit = { name: 'contact', burst: 5, refillMs: 120_000 };

/** A school or a family behind one address may sign in together; guessing passwords meets the accounts' own limit first. */
export const SIGN_IN_LIMIT: RateLimit = { name: 'sign-in', burst: 30, refillMs: 10_000 };

/** A handful of friends together, and 240 accounts a day for an attacker. */
export const REGISTER_LIMIT: RateLimit = { name: 'register', burst: 10, refillMs: 360_000 };

/**
 * Changes of a name or an address, each of which tells whether somebody else has it: more than anybody makes, and no list of
 * addresses is tried like this.
 */
export const OWN_CHANGES_LIMIT: RateLimit = { name: 'own-changes', burst: 20, refillMs: 360_000 };
export const OWN_CHANGES_OF_ACCOUNT_LIMIT: RateLimit = {
  name: 'own-changes-of',
  burst: 10,
  refillMs: 720_000,
};

/** Tickets to vote with: a school at once, and what is kept of them stays small. */
export const TICKET_LIMIT: RateLimit = { name: 'vote-ticket', burst: 60, refillMs: 10_000 };

/** Codes that are shown to players of an account's choice, who did not ask for them. */
export const PLAYER_LINK_LIMIT: RateLimit = { name: 'player-link', burst: 20, refillMs: 60_000 };
export const PLAYER_LINK_OF_ACCOUNT_LIMIT: RateLimit = {
  name: 'player-link-of',
  burst: 10,
  refillMs: 120_000,
};

/** What one account may do at the desks within a day: a person's work, and no flood of the audit log. */
export const DESK_LIMIT: RateLimit = { name: 'desk', most: 1_000, windowMs: 86_400_000 };

/** Pictures that editors upload: a story's at once, and 60 MB an hour for whoever has taken an account over. */
export const PICTURE_LIMIT: RateLimit = { name: 'pictures', burst: 30, refillMs: 60_000 };

/** Links for forgotten passwords: a family that forgot them together, and 240 a day for an attacker. */
export const MAIL_LIMIT: RateLimit = { name: 'mail', burst: 10, refillMs: 360_000 };

/** Two classes of one school, and no more for an attacker. */
export const APPLICATION_LIMIT: RateLimit = { name: 'applications', most: 60, windowMs: 3_600_000 };

/**
 * What strangers of one network may ask of one instance, whatever it is: a school at once, and no flood. Counted in the
 * instance's memory, so that it costs no command.
 */
export const ANONYMOUS_LIMIT: BurstLimit = { name: 'anonymous', burst: 600, refillMs: 100 };

/**
 * Calls that one account may make to one instance: all desks and their lists, page by page, at once, then 1,800 an hour.
 * Anybody may have an account. Counted in the instance's memory.
 */
export const ACCOUNT_LIMIT = { name: 'account', burst: 300, refillMs: 2_000 } satisfies BurstLimit;

/**
 * Database commands that calls of accounts may cost one client subnet in one instance; calls of staff are not counted. A dashboard
 * needs 25 to open and 10 a minute while it is visible: 24 of them stay open for a lesson. For the commands of a free month a subnet
 * needs two days, with all functions that know accounts. Counted in the instance's memory.
 */
export const COMMAND_LIMIT: BurstLimit = { name: 'commands', burst: 9_000, refillMs: 4_000 };

/**
 * Calls that check the own password, from one client subnet to one instance: two classes at once, then 120 an hour. A check takes
 * 160 ms of a processor and up to 27 commands. Counted in the instance's memory.
 */
export const OWN_PASSWORD_LIMIT: BurstLimit = { name: 'own-password', burst: 60, refillMs: 30_000 };

/** Exports of an account's data, from one client subnet to one instance, with 13 or more commands each. Counted in its memory. */
export const EXPORT_LIMIT: BurstLimit = { name: 'export', burst: 20, refillMs: 180_000 };

/**
 * Questions about one player or application, each of which costs commands, of one network and one instance: the pages of a class
 * that look every half minute, and no flood. Counted in the instance's memory.
 */
export const LOOK_UP_LIMIT: BurstLimit = { name: 'look-up', burst: 300, refillMs: 1_000 };

/** Wrong keys for game servers, of one network and one instance. */
export const WRONG_KEY_LIMIT: BurstLimit = { name: 'wrong-key', burst: 20, refillMs: 30_000 };

/** Look-ups of what was sent before, of one network and one instance: for applications that do not pass the checks, and for messages. */
export const REFUSED_LIMIT: BurstLimit = { name: 'refused', burst: 20, refillMs: 30_000 };

/** The same for applications that do pass: three times as many as a network may send within an hour. */
export const REPEATED_LIMIT: BurstLimit = { name: 'repeated', burst: 180, refillMs: 30_000 };

export interface RateLimiter {
  /**
   * Counts a call against its caller.
   * @returns 0 when it may pass, else the milliseconds until the next one may
   * @throws UnavailableError when the limit cannot be checked; the call must not pass then
   */
  take(caller: string): Promise<number>;
}
