/** Kinds of callers that may try a call. */
export const CALLERS = [
  'nobody',
  'a user',
  'a reviewer',
  'an editor',
  'an admin',
  'the owner',
  'an admin who was demoted a second ago',
  'a deleted admin',
  'a game server',
  'a stranger with an application key',
  'an admin whose session has expired',
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** `ok`, or the status of a refusal. */
type Outcome = 'ok' | 401 | 403 | 404;

const everybody = (outcome: Outcome) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, outcome])) as Record<CallerKind, Outcome>;

const signedIn = {
  ...everybody(401),
  'a user': 'ok',
  'a reviewer': 'ok',
  'an editor': 'ok',
  'an admin': 'ok',
  'the owner': 'ok',
  'an admin who was demoted a second ago': 'ok',
} as const;
const admin = {
  ...everybody(401),
  'a user': 403,
  'a reviewer': 403,
  'an editor': 403,
  'an admin': 'ok',
  'the owner': 'ok',
  'an admin who was demoted a second ago': 403,
} as const;

/** Result for each kind of caller, by audience of the route. */
export const AUDIENCES = {
  everybody: everybody('ok'),
  signedIn,
  admin,
  /** Recently confirmed accounts: here all except the user. */
  confirmed: { ...signedIn, 'a user': 403 },
  reviewer: { ...admin, 'a reviewer': 'ok' },
  editor: { ...admin, 'an editor': 'ok' },
  owner: { ...admin, 'an admin': 403 },
  gameServer: { ...everybody(401), 'a game server': 'ok' },
  gameServerOrAdmin: { ...admin, 'a game server': 'ok' },
  /** Strangers too, but only under their own name. */
  strangerOrSignedIn: { ...signedIn, nobody: 'ok' },
  /** Holders of the private link; none of these has it. */
  applicant: everybody(404),
  /** Holders of the private link, or the applicant's own account; an invalid session gets 401. */
  applicantOrSignedIn: {
    ...everybody(404),
    'a deleted admin': 401,
    'a game server': 401,
    'an admin whose session has expired': 401,
  },
  /** Holders of the private link, or the own account of the applicant with a recently confirmed session. */
  applicantOrConfirmed: {
    ...everybody(404),
    'a user': 403,
    'a deleted admin': 401,
    'a game server': 401,
    'an admin whose session has expired': 401,
  },
} satisfies Readonly<Record<string, Readonly<Record<CallerKind, Outcome>>>>;
export type Audience = keyof typeof AUDIENCES;

/** The `auth` that a route declares, by its audience. */
export const AUTH_OF: Readonly<Record<Audience, string>> = {
  everybody: 'public',
  strangerOrSignedIn: 'public',
  signedIn: 'account',
  confirmed: 'account',
  reviewer: 'reviewer',
  editor: 'editor',
  admin: 'admin',
  owner: 'owner',
  gameServer: 'gameServer',
  gameServerOrAdmin: 'gameServer or admin',
  applicant: 'applicant',
  applicantOrSignedIn: 'applicant',
  applicantOrConfirmed: 'applicant or account',
};
