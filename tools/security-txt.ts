/** Path at which security researchers look for a contact (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Validity in days. The standard recommends less than a year; each release renews it. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** Returns the file for a site that is built at `now`. */
export const securityTxt = ({ url, email }: { url: string; email: string }, now: Date): string => {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${url}/${SECURITY_TXT}`],
  ];
  return fields.map(([name, value]) => `${String(name)}: ${String(value)}\n`).join('');
};
