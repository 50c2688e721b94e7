import { field, isRecord } from '../../../functions/core/untrusted';

/** Discord's API reference: "Execute Webhook", "Embed Limits" and "Allowed Mentions Object". */
const CONTENT = 2_000;
const EMBEDS = 10;
const FIELDS = 25;
const ALL_EMBEDS = 6_000;
const LENGTHS = {
  title: 256,
  description: 4_096,
  name: 256,
  value: 1_024,
  footer: 2_048,
  author: 256,
} as const;
const MOST_COLOR = 0xffffff;
const MENTIONS = ['everyone', 'roles', 'users'];

/**
 * Returns the reason why the platform would reject a message with 400; null if it would accept it. Characters are counted as
 * UTF-16 code units, the strictest way.
 */
export function whyRefused(message: unknown): string | null {
  try {
    checkMessage(message);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function checkMessage(message: unknown): void {
  const content = field(message, 'content') ?? '';
  const embeds = field(message, 'embeds') ?? [];
  check(typeof content === 'string' && content.length <= CONTENT, 'content');
  check(Array.isArray(embeds) && embeds.length <= EMBEDS, 'embeds');
  check(String(content).trim() !== '' || (Array.isArray(embeds) && embeds.length > 0), 'empty message');
  check(JSON.stringify(message).isWellFormed() && !hasLoneSurrogate(message), 'half a character');
  const parse = field(field(message, 'allowed_mentions'), 'parse') ?? [];
  check(Array.isArray(parse) && parse.every((kind) => MENTIONS.includes(kind)), 'allowed_mentions');
  const total = list(embeds).reduce<number>((sum, embed) => sum + checkEmbed(embed), 0);
  check(total <= ALL_EMBEDS, `${String(total)} characters in all embeds`);
}

/** @returns its number of characters */
function checkEmbed(embed: unknown): number {
  check(isRecord(embed), 'embed');
  const fields = field(embed, 'fields') ?? [];
  check(Array.isArray(fields) && fields.length <= FIELDS, 'fields');
  const color = field(embed, 'color') ?? 0;
  check(Number.isInteger(color) && Number(color) >= 0 && Number(color) <= MOST_COLOR, 'color');
  const timestamp = field(embed, 'timestamp');
  check(timestamp === undefined || !Number.isNaN(Date.parse(String(timestamp))), 'timestamp');
  const texts = [
    checkText(field(embed, 'title'), 'title'),
    checkText(field(embed, 'description'), 'description'),
    checkText(field(field(embed, 'footer'), 'text'), 'footer'),
    checkText(field(field(embed, 'author'), 'name'), 'author'),
    ...list(fields).flatMap((item) => {
      check(isRecord(item) && 'name' in item && 'value' in item, 'a field without name or value');
      return [checkText(field(item, 'name'), 'name'), checkText(field(item, 'value'), 'value')];
    }),
  ];
  return texts.reduce((sum, length) => sum + length, 0);
}

function checkText(text: unknown, kind: keyof typeof LENGTHS): number {
  if (text === undefined) return 0;
  check(typeof text === 'string' && text.trim() !== '', `${kind} is empty`);
  const { length } = String(text);
  check(length <= LENGTHS[kind], `${kind} of ${String(length)} characters`);
  return length;
}

function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLoneSurrogate);
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
