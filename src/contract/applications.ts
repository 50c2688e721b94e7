export const APPLICATION_STATES = ['new', 'in_review', 'accepted', 'rejected'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Withdrawn applications stay at the desk as one entry, without names and answers. */
export const DESK_STATES = [...APPLICATION_STATES, 'withdrawn'] as const;
export type DeskState = (typeof DESK_STATES)[number];

/** States by which the desk's list is filtered; `open` is every state without a decision. */
export const STATE_FILTERS = ['open', ...DESK_STATES] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/**
 * State of the announcement in the team's chat: `stored` if no chat is set up, `dead` if delivery was given
 * up and an admin may send it again.
 */
export const ANNOUNCEMENTS = ['stored', 'waiting', 'sent', 'dead'] as const;

/** Format of a position's id: letters, digits, spaces, `/`, `+` and `-`, 40 at most. */
export const POSITION_ID = /^[A-Za-z\d](?:[A-Za-z\d /+-]{0,38}[A-Za-z\d+])?$/;

/** Time after reading the guidelines in which an application can be sent. */
export const GUIDELINES_VALID_MS = 86_400_000;
/** Tolerance for a visitor's clock that runs ahead. */
export const CLOCK_AHEAD_MS = 300_000;
/** Time from a rejection until the next application for the same position. */
export const REAPPLY_AFTER_MS = 30 * 86_400_000;
/**
 * Key in the `fields` of a 409 within that time. Its value is the end, ISO 8601, so that browsers can show it
 * in their own time zone.
 */
export const REAPPLY_FIELD = 'reapplyFrom';

/** Maximum length of texts written by admins, in characters. */
export const NOTE_LIMIT = 2_000;
export const COMMENT_LIMIT = 2_000;

/** Maximum length of an answer, in UTF-16 units; a question may set a lower one. */
export const ANSWER_LIMITS = { short: 200, long: 4_000 } as const;
/** Maximum size of an application's answers together, in bytes of UTF-8. */
export const ANSWERS_LIMIT_BYTES = 65_536;

/**
 * `POST /api/applications`, answered with 201 and an `ApplicationResponse`. With a bearer token, the account
 * applies.
 */
export interface ApplicationRequest {
  position: string;
  /** Keyed by question id; every required question has an answer, and there are no other keys. */
  answers: Record<string, string>;
  /** ISO 8601. Required for positions with guidelines. */
  guidelinesReadAt?: string;
  /**
   * A UUID: a repeated one is answered with the same application id. It is also the secret of the private
   * link.
   */
  idempotencyKey: string;
  /** Required from applicants without an account if the site has a captcha. */
  turnstileToken?: string;
}
