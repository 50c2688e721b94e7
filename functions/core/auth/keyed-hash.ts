import { createHmac } from 'node:crypto';

/**
 * What is stored of an address, of the network or of mail, in its place: without the site's secret nobody can tell which one it
 * is, not even by trying them all. `use` keeps hashes of different uses apart.
 */
export function keyedHash(siteSecret: string, use: string, address: string): string {
  return createHmac('sha256', siteSecret).update(`${use}:`).update(address).digest('base64url');
}
