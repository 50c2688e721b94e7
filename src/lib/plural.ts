import { language } from '#network/locale';

/**
 * Returns a number of things as text, from texts with `{count}` for the number.
 * @param format formats the number
 */
export const counted = (
  texts: Parameters<typeof plural<string>>[1],
  count: number,
  format: (count: number) => string,
): string => plural(count, texts).replace('{count}', format(count));

const rules = new Intl.PluralRules(language);

/** Returns the text that fits a number: `plural(1, { one: 'vote', other: 'votes' })` is `vote`. */
export const plural = <Text>(
  count: number,
  forms: { other: Text } & Partial<Record<Intl.LDMLPluralRule, Text>>,
): Text => forms[rules.select(count)] ?? forms.other;
