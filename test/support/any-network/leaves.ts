import * as v from 'valibot';
import { art } from '@/contract/network/fields';
import type { Luck } from './luck';
import { textIn, type Tongue } from './texts';

/** Style of texts. */
export interface Manner {
  /** Names of the pictures that texts may refer to. */
  arts: readonly string[];
  /** Whether texts have their maximum length. */
  isLong: boolean;
  /** Language of the next text. */
  tongue(): Tongue;
}

interface Kind {
  /** Valid if this kind is allowed, and not valid for any earlier kind in the list. */
  probe: string;
  make(luck: Luck, most: number, manner: Manner): string;
}

const HOST = 'networks-of-somebody-with-a-very-long-name.example.org';
const padded = (text: string, most: number, manner: Manner): string =>
  manner.isLong ? text.padEnd(Math.min(most, 60), 'x') : text;

/** Kinds of texts, from the least to the most restricted. */
const KINDS: readonly Kind[] = [
  {
    probe: '<b>漢',
    make: (luck, most, { tongue, isLong }) => textIn(tongue(), most, isLong, luck),
  },
  {
    probe: '{count} <b>漢',
    make: (luck, most, { tongue, isLong }) => `{count} ${textIn(tongue(), most - 8, isLong, luck)}`,
  },
  {
    // Markdown of paragraphs and lists.
    probe: 'One.\n\n- two\n- three',
    make(luck, most, { tongue, isLong }) {
      const words = () => {
        const own = tongue();
        const text = textIn(own === 'markup' ? 'signs' : own, 200, isLong, luck);
        return text.replace(/[[\](){}<>*_`#|~\\&]/g, '-');
      };
      return luck
        .one([
          () => words(),
          () => `${words()}\n\n- ${words()}\n- ${words()}`,
          () => `1. ${words()}\n2. ${words()}\n\n${words()}`,
          () =>
            `${words()} {email} {avatarHosts} {keptPages} {publishedPlayers} {name}\n\n{contact: ${luck.serial()}}`,
        ])()
        .slice(0, most);
    },
  },
  {
    probe: 'mailto:a@example.org',
    make: (luck) =>
      luck.one([
        '/',
        '/rules',
        '/vote#rewards',
        `https://${HOST}/${luck.serial()}`,
        `mailto:a${luck.serial()}@example.org?subject=x`,
      ]),
  },
  {
    probe: 'https://example.org/a?b=c',
    make: (luck, _most, manner) =>
      luck.one([
        () => `https://${HOST}/${padded(luck.serial(), 60, manner)}?a=1&b=%20#"'<x>`,
        () => `https://bücher.example/${luck.serial()}/ü`,
        () => `https://[2001:db8::1]:8443/${luck.serial()}`,
      ])(),
  },
  {
    probe: 'https://example.org',
    make: (luck) =>
      luck.one([
        `https://${HOST}`,
        'https://bücher.example',
        'https://example.org:8443/',
        'https://EXAMPLE.org.',
      ]),
  },
  {
    probe: 'https://example.org/{name}/{size}',
    make: (luck) => `https://${luck.one([HOST, 'a.example:8443'])}/{name}/{size}.png?x=1&y={name}`,
  },
  {
    probe: 'play.example.org:25577',
    make: (luck) =>
      luck.one([
        `p${luck.serial()}.${HOST}`,
        `p${luck.serial()}.example:25577`,
        `[2001:db8::${Number.parseInt(luck.serial(), 36).toString(16).slice(-4)}]:25565`,
        `bücher${luck.serial()}.example`,
      ]),
  },
  {
    probe: 'Design/Art',
    make: (luck, _most, manner) =>
      manner.isLong ? `X${luck.serial()}`.padEnd(40, 'y') : `A/b+ -${luck.serial()}`,
  },
  {
    probe: '.Steve',
    make: (luck) =>
      luck.one([`x${luck.serial()}`.slice(0, 16), `.${luck.serial()}`, `M${luck.serial()}_`.padEnd(16, 'W')]),
  },
  {
    probe: 'bestMemory',
    make: (luck, _most, manner) =>
      manner.isLong ? `q${luck.serial()}`.padEnd(40, 'Q') : `q${luck.serial()}`,
  },
  // Ids, with a maximum length from 60 down to 20 letters.
  {
    probe: 'a'.repeat(200),
    make: (luck, _most, manner) =>
      manner.isLong ? `i${luck.serial()}-`.padEnd(80, 'w') : `i-${luck.serial()}`,
  },
  {
    probe: 'a'.repeat(80),
    make: (luck, _most, manner) =>
      manner.isLong ? `i${luck.serial()}-`.padEnd(80, 'w') : `i-${luck.serial()}`,
  },
  {
    probe: 'a'.repeat(60),
    make: (luck, _most, manner) =>
      manner.isLong ? `i${luck.serial()}-`.padEnd(60, 'w') : `i-${luck.serial()}`,
  },
  {
    probe: 'a'.repeat(20),
    make: (luck, _most, manner) =>
      manner.isLong ? `i${luck.serial()}-`.padEnd(20, 'w') : `i-${luck.serial()}`,
  },
  {
    probe: '/shop',
    make: (luck) => `/old-${luck.serial()}${luck.one(['', '.html', '/ü', '/%C3%A9', '/[a]'])}`,
  },
  {
    probe: 'Europe/Berlin',
    make: (luck) =>
      luck.one([
        'UTC',
        'Asia/Kathmandu',
        'Pacific/Kiritimati',
        'America/St_Johns',
        'Pacific/Pago_Pago',
        'Australia/Lord_Howe',
      ]),
  },
  {
    probe: 'de-AT',
    make: (luck) =>
      luck.one([
        'en',
        'de-DE',
        'de-AT',
        'ar-EG',
        'fa-IR',
        'hi-IN',
        'ja-JP',
        'es',
        'pt-PT',
        'fr-CH',
        'sr-Latn-RS',
        'he',
        'th-TH',
        'my',
        'en-IN',
        'pl',
        'bn',
        'ckb',
        'hu',
        'zh-Hant',
        'ar-SA-u-ca-islamic-nu-arab',
      ]),
  },
  { probe: 'today', make: (luck) => luck.one(['today', '2024-02-29', '1999-12-31']) },
  {
    probe: '2026-06-01',
    make: (luck) => `20${String(luck.whole(10, 35))}-${luck.one(['01-01', '02-28', '12-31'])}`,
  },
  {
    probe: '2026-06-01T18:00:00Z',
    make: (luck) =>
      `20${String(luck.whole(10, 35))}-${luck.one(['01-01', '12-31'])}T${luck.one(['00:00Z', '23:59:59.999+14:00', '12:30-09:30'])}`,
  },
  { probe: '#62d26f', make: (luck) => luck.one(['#62d26f', '#000000', '#FFFFFF']) },
  { probe: 'a@example.org', make: (luck) => luck.one(['a@b.co', `${'x'.repeat(60)}@${HOST}`]) },
  { probe: '1.20.4', make: (luck) => luck.one(['1.8', '1.20.4', '26.1']) },
  { probe: '18:30', make: (luck) => luck.one(['00:00', '23:59', '12:30']) },
  { probe: 'custom/jump', make: (luck) => `mined/x${luck.serial()}` },
  {
    probe: 'EUR',
    make: (luck) => luck.one(['EUR', 'USD', 'JPY', 'KWD', 'chf', 'INR', 'XAF', 'BRL', 'CLF', 'HUF']),
  },
  { probe: 'home', make: (luck) => luck.one(['home', 'discord', `https://${HOST}/${luck.serial()}`]) },
  { probe: '', make: () => '' },
];

const kinds = new WeakMap<v.GenericSchema, Kind>();
const isValid = (schema: v.GenericSchema, text: string): boolean => v.safeParse(schema, text).success;

const kindOf = (schema: v.GenericSchema): Kind => {
  const kind = kinds.get(schema) ?? KINDS.find(({ probe }) => isValid(schema, probe));
  if (!kind) throw new Error('No kind of text is valid here. Add one to KINDS.');
  kinds.set(schema, kind);
  return kind;
};

/** Returns a text that is valid by the schema. */
export const leafOf = (schema: v.GenericSchema, most: number, luck: Luck, manner: Manner): string => {
  if (schema === art) return luck.one(manner.arts);
  const { make, probe } = kindOf(schema);
  for (let tries = 0; tries < 8; tries += 1) {
    const text = make(luck, most, manner);
    if (isValid(schema, text)) return text;
  }
  return probe.slice(0, most);
};
