// Decision record: docs/decisions/0026-unicode.md
import { narrowed } from './typed-ascii';

/** Characters allowed in a Unicode domain; UTS 46 treats several other characters as dots. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\-\u00B7\u05F3\u05F4\u30FB\u200C-\u200D]+$/u;

/**
 * Returns an address in the one form in which it is stored and compared: the domain in lowercase ASCII, as in
 * DNS, and the local part composed. Full-width characters become plain ones; `mailto:` and angle brackets
 * around a pasted address are removed. Anything that is not an address is returned unchanged.
 */
export function canonicalEmail(text: string): string {
  const bare = text.replace(/^<(.*)>$/su, '$1').replace(/^mailto:/i, '');
  const typed = narrowed(bare).replace(/[。｡]/g, '.');
  const at = typed.lastIndexOf('@');
  const domain = asciiDomain(typed.slice(at + 1));
  return at === -1 || domain === null ? typed : `${typed.slice(0, at).normalize('NFC')}@${domain}`;
}

/** Returns the ASCII form of a domain by UTS 46; null if the domain has none. */
function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
