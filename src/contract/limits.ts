/** Limits of texts. They stand apart from the schemas, so that a page can count characters without a validator. */

/** The longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const EMAIL_LIMIT = 254;

/** Most characters of each field of a contact message. */
export const CONTACT_LIMITS = {
  email: EMAIL_LIMIT,
  /** What fits into a line of a mailbox. */
  subject: 120,
  /** Two pages: room for a whole story, and little enough for a stranger to fill the database with. */
  message: 5_000,
} as const;
