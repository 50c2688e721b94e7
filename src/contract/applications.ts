export const APPLICATION_STATES = ['new', 'in_review', 'accepted', 'rejected'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The desk also keeps a line, without names and answers, of what its applicant withdrew. */
export const DESK_STATES = [...APPLICATION_STATES, 'withdrawn'] as const;
export type DeskState = (typeof DESK_STATES)[number];

/**
 * How the announcement in the team's chat goes: `stored` when there was nowhere to send it to, `dead` when it was
 * given up and an admin may have it sent again.
 */
export const ANNOUNCEMENTS = ['stored', 'waiting', 'sent', 'dead'] as const;

/** Form of a position's id: letters, digits, spaces, `/`, `+` and `-`, 40 at most. */
export const POSITION_ID = /^[A-Za-z\d](?:[A-Za-z\d /+-]{0,38}[A-Za-z\d+])?$/;

/** The guidelines must have been read within this time before an application is sent. */
export const GUIDELINES_VALID_MS = 86_400_000;
/** A visitor's clock may run ahead by so much. */
export const CLOCK_AHEAD_MS = 300_000;
/** From a rejection until the next application for the position. */
export const REAPPLY_AFTER_MS = 30 * 86_400_000;
/** Among the `fields` of a 409 within that time: its end, ISO 8601, for a browser to say it in its own time zone. */
export const REAPPLY_FIELD = 'reapplyFrom';

/** Most characters of what admins write. */
export const NOTE_LIMIT = 2_000;
export const COMMENT_LIMIT = 2_000;

/** Most characters of an answer, in UTF-16 units: a question may ask for less. */
export const ANSWER_LIMITS = { short: 200, long: 4_000 } as const;
/** Most bytes of all answers of an application together, as UTF-8. */
export const ANSWERS_LIMIT_BYTES = 65_536;

/** `POST /api/applications`, answered with 201 and an `ApplicationResponse`. With a bearer, the account applies. */
export interface ApplicationRequest {
  position: string;
  /** By the ids of the position's questions; every question that must be answered has one, and there are no others. */
  answers: Record<string, string>;
  /** ISO 8601. For a position that asks for it. */
  guidelinesReadAt?: string;
  /** A UUID: the same one again is answered with the same id. It is also the secret of the private link. */
  idempotencyKey: string;
  /** Of who applies without an account, where the site guards its forms. */
  turnstileToken?: string;
}
