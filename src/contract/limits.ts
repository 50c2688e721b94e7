/**
 * Length limits of texts. Kept apart from the schemas, so a page can count characters without a validator.
 */

/** Longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const EMAIL_LIMIT = 254;
