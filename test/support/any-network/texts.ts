import type { Luck } from './luck';

/** Texts that owners of networks write, both common and rare. Each language breaks pages in its own way. */
const TONGUES = {
  plain: 'Build your own island with friends, and win keys every week.',
  'one word': 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft',
  'right to left': 'برجك الخاص مع الأصدقاء، ושלום לכולם 123 (وجوائز)',
  'far east': '仲間と一緒に自分だけの島を作ろう。毎週鍵が当たる！',
  emoji: '👩‍👩‍👧‍👦🏴‍☠️🔥🎉❤️‍🔥👍🏽🇩🇪 keys',
  'combining marks': 'Z̷̢͕̀a̴̧͝l̸̡͠g̵͎̾ö̶́ c̈r̂ăt̃ȩs̱ ',
  markup: `<b>&amp; "quotes" 'x' </script><!-- --> ]]> $& $1 \\n %s %20 ${'$'}{x} #1 @all`,
  signs: '★ — … “quoted” ™ © ½ → 100 % § ß ı İ ﬁ',
} as const;
export type Tongue = keyof typeof TONGUES;
export const TONGUE_NAMES = Object.keys(TONGUES) as Tongue[];

const segmenter = new Intl.Segmenter('en');
/** Grapheme clusters of each language, which must not be split. */
const CHARACTERS = new Map(
  TONGUE_NAMES.map((tongue) => [
    tongue,
    [...segmenter.segment(`${TONGUES[tongue]}${tongue === 'one word' ? '' : ' '}`)].map(
      ({ segment }) => segment,
    ),
  ]),
);

/** Returns a unique text in a language, of at most that many UTF-16 code units. */
export const textIn = (tongue: Tongue, most: number, isLong: boolean, luck: Luck): string => {
  const own = luck.serial();
  const characters = CHARACTERS.get(tongue) ?? [];
  const length = (isLong ? most : Math.min(most, luck.whole(3, 24))) - own.length;
  let text = '';
  for (let index = 0; ; index += 1) {
    const next = characters[index % characters.length] ?? '';
    if (text.length + next.length > length) return (text + own).slice(0, most).trim();
    text += next;
  }
};
