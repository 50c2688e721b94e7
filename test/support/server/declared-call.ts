import type { Audience } from './audiences';

/** Subjects of a call: records of a user other than the caller, and a session of the caller. */
export interface Subjects {
  readonly userId: string;
  readonly applicationId: string;
  readonly messageId: string;
  readonly sessionId: string;
}

/** A call of the site, as a review of its surface needs it. */
export interface DeclaredCall {
  readonly audience: Audience;
  /** Status for allowed callers, on a site where nothing has been prepared. */
  readonly status: number;
  /** Names of its limits, and where each is counted. */
  readonly limit: string;
  /** Maximum size of its body. */
  readonly size: string;
  readonly body?: unknown;
  /** Path below `/api` with its parameters filled in; defaults to the route's own. */
  readonly path?: (subjects: Subjects) => string;
}

/** Makes a row of the table; by default the call has no body and no limit. */
export const row = (
  audience: Audience,
  status: number,
  { body, ...rest }: Partial<Omit<DeclaredCall, 'audience' | 'status'>> = {},
): DeclaredCall => ({
  audience,
  status,
  limit: 'no limit',
  size: body === undefined ? 'no body' : '64 KiB',
  ...(body !== undefined && { body }),
  ...rest,
});
