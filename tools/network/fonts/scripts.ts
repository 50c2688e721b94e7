/** Scripts for which fallbacks are measured, by ISO 15924 code. */
export type Script = keyof typeof samples;

/** Texts with the letter frequencies of the script. */
export const samples = {
  Latn: `02,,${' '.repeat(31)}ttttttttttttthhhhhhheeeeeeeeeeeeeeeeeeooooooooooofffpppllllllsssssssssuuuubbiiiiiiiiiiiicccccCnnnnnnnnnnnnaaaaaaaaaaaaaddddddyywwrrrrrrrrrrrT..kmmmmvvgggAMSx|`,
  Cyrl: 'Серверы снова открыты после обновления. Приходите в субботу на новый сезон и приведите 2 или 3 друзей: все ранги остались прежними.',
  Grek: 'Οι διακομιστές άνοιξαν ξανά μετά την ενημέρωση. Ελάτε το Σάββατο για μια νέα περίοδο και φέρτε 2 ή 3 φίλους: όλοι οι βαθμοί έμειναν ίδιοι.',
} as const;

/** Letter that identifies a script: every file of the script has it. */
const probes: Record<Script, string> = { Latn: 'a', Cyrl: 'а', Grek: 'α' };

export const probeOf = (script: Script): number => probes[script].codePointAt(0) ?? 0;

/** Returns the script of a locale's language, or else Latin, the script of the product's own texts. */
export const scriptOf = (locale: string): Script => {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return Object.hasOwn(samples, script) ? (script as Script) : 'Latn';
};
