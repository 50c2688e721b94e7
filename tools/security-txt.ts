/** Where those who have found a fault look for whom to tell (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** The standard wants less than a year; each release begins it anew. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** The file of a site that is built at `now`. */
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
