/** Limit of one client subnet or account: a burst of `burst` calls, then another one every `refillMs`. */
export interface BurstLimit {
  readonly name: string;
  readonly burst: number;
  readonly refillMs: number;
}

/** Limit of one client subnet or account: `most` calls within any `windowMs`. */
export interface WindowLimit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

export type RateLimit = BurstLimit | WindowLimit;

/** Enough for a person who forgot something; 720 a day for an attacker. */
export const CONTACT_LIMIT: RateLimit = { name: 'contact', burst: 5, refillMs: 120_000 };

/** A school or a family behind one address may sign in together. The accounts' own limit stops guessed passwords first. */
export const SIGN_IN_LIMIT: RateLimit = { name: 'sign-in', burst: 30, refillMs: 10_000 };

/** A few friends together; 240 accounts a day for an attacker. */
export const REGISTER_LIMIT: RateLimit = { name: 'register', burst: 10, refillMs: 360_000 };

/**
 * Changes of a name or an address, each of which reveals whether it is already in use. More than anybody needs, and too few to
 * try a list of addresses.
 */
export const OWN_CHANGES_LIMIT: RateLimit = { name: 'own-changes', burst: 20, refillMs: 360_000 };
export const OWN_CHANGES_OF_ACCOUNT_LIMIT: RateLimit = {
  name: 'own-changes-of',
  burst: 10,
  refillMs: 720_000,
};

/** Tickets to vote with: enough for a school at once, and little storage. */
export const TICKET_LIMIT: RateLimit = { name: 'vote-ticket', burst: 60, refillMs: 10_000 };

/** Baskets, each of which takes two calls of the web shop: a LAN party, and no flood. */
export const CHECKOUT_LIMIT: RateLimit = { name: 'checkout', most: 20, windowMs: 60_000 };

/** Codes shown to players that an account chooses, who did not ask for them. */
export const PLAYER_LINK_LIMIT: RateLimit = { name: 'player-link', burst: 20, refillMs: 60_000 };
export const PLAYER_LINK_OF_ACCOUNT_LIMIT: RateLimit = {
  name: 'player-link-of',
  burst: 10,
  refillMs: 120_000,
};

/** Changes that one account may make at the desks within a day: enough for a person's work, without flooding the audit log. */
export const DESK_LIMIT: RateLimit = { name: 'desk', most: 1_000, windowMs: 86_400_000 };

/** Pictures that editors upload: those of a story at once, and 60 MB an hour for the thief of an account. */
export const PICTURE_LIMIT: RateLimit = { name: 'pictures', burst: 30, refillMs: 60_000 };

/** Links for forgotten passwords: a family together, and 240 a day for an attacker. */
export const MAIL_LIMIT: RateLimit = { name: 'mail', burst: 10, refillMs: 360_000 };

/** Two classes of one school, and no more for an attacker. */
export const APPLICATION_LIMIT: RateLimit = { name: 'applications', most: 60, windowMs: 3_600_000 };

/**
 * Calls of any kind by strangers, from one client subnet to one instance: a school at once, but no flood. Counted in the
 * instance's memory, so it costs no command.
 */
export const ANONYMOUS_LIMIT: BurstLimit = { name: 'anonymous', burst: 600, refillMs: 100 };

/**
 * Calls of one account to one instance: all desks and their lists, page by page, at once, then 1,800 an hour. Anybody may have an
 * account. Counted in the instance's memory.
 */
export const ACCOUNT_LIMIT = { name: 'account', burst: 300, refillMs: 2_000 } satisfies BurstLimit;

/**
 * Database commands that calls of accounts may cost one client subnet in one instance; calls of staff are not counted. A
 * dashboard needs 25 to open and 10 a minute while it is visible: 24 of them stay open for a lesson. A subnet needs two days to
 * use up the commands of a free month, over all functions that know accounts. Counted in the instance's memory.
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
 * Queries about one player or application, each of which costs commands, from one client subnet to one instance. Enough for the
 * pages of a class that poll every half minute, but no flood. Counted in the instance's memory.
 */
export const LOOK_UP_LIMIT: BurstLimit = { name: 'look-up', burst: 300, refillMs: 1_000 };

/** Wrong keys for game servers, from one client subnet to one instance. */
export const WRONG_KEY_LIMIT: BurstLimit = { name: 'wrong-key', burst: 20, refillMs: 30_000 };

/**
 * Checks for repeated submissions, from one client subnet to one instance: of applications that fail validation, and of messages.
 */
export const REFUSED_LIMIT: BurstLimit = { name: 'refused', burst: 20, refillMs: 30_000 };

/** Checks for repeated submissions of valid applications: three times as many as a client subnet may send within an hour. */
export const REPEATED_LIMIT: BurstLimit = { name: 'repeated', burst: 180, refillMs: 30_000 };

export interface RateLimiter {
  /**
   * Counts a call against its caller.
   * @returns 0 when it may pass, else the milliseconds until the next one may
   * @throws UnavailableError when the limit cannot be checked; the call must not pass then
   */
  take(caller: string): Promise<number>;
}
