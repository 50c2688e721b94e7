/** Limits of texts. They stand apart from the schemas, so that a page can count characters without a validator. */

/** The longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const EMAIL_LIMIT = 254;
