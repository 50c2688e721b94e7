import { PASSWORD_LIMITS } from '@/contract/password';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 18,000 most common ones that are long enough to be chosen, in whatever case.
 * The list is unpacked when it is first asked, which takes about 50 ms: most instances never need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LIMITS.least));
}
