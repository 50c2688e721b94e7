import { narrowed } from './typed-ascii';

/** Signs that a domain in Unicode may have; a dot may be another one, which counts as a dot (UTS 46). */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\-\u00B7\u05F3\u05F4\u30FB\u200C-\u200D]+$/u;

/**
 * Returns an address in the one form in which it is stored and compared: the domain as DNS has it, in ASCII and small letters, and
 * the part before it composed. A keyboard's full-width signs are the plain ones, and `mailto:` or angle brackets around a pasted address are
 * left out. What is no address stays as it is.
 */
export function canonicalEmail(text: string): string {
  const bare = text.replace(/^<(.*)>$/su, '$1').replace(/^mailto:/i, '');
  const typed = narrowed(bare).replace(/[。｡]/g, '.');
  const at = typed.lastIndexOf('@');
  const domain = asciiDomain(typed.slice(at + 1));
  return at === -1 || domain === null ? typed : `${typed.slice(0, at).normalize('NFC')}@${domain}`;
}

/** The ASCII form of a domain by UTS 46; null for what can be none. */
function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
