import { SLUG, CONTENT_LIMITS } from '@/contract/content-fields';
import { slugsFor } from './slug';

const ID = '01234567-89ab-4cde-8f01-23456789abcd';
const slugOf = (title: string) => slugsFor(title, ID)[0];

test.each([
  ['Große Straße', 'grosse-strasse'],
  ['GROẞE STRASSE', 'grosse-strasse'],
  ['Œuvre d’Łódź: Þór & Ærø', 'oeuvre-dlodz-thor-aero'],
  ['Mu\u0308nchner Cafe\u0301', 'munchner-cafe'],
  ['İstanbul ışığı ÇĞÜŞ', 'istanbul-isigi-cgus'],
  ['Tiếng Việt Đà Nẵng', 'tieng-viet-da-nang'],
  ['Новый сезон: Ёлка', 'novyy-sezon-elka'],
  ['Нови\u0438\u0306', 'noviy'],
  ['Καλημέρα κόσμε', 'kalimera-kosme'],
  ['مرحبا بالعالم ٢', 'mrhb-bllm-2'],
  ['שלום עולם', 'slvm-vlm'],
  ['צה״ל ג׳ירפה', 'tshl-gyrfh'],
  ['중국 시즌 시작', 'junggug-sijeun-sijag'],
  ['\u1112\u1161\u11ab\u1100\u1173\u11af', 'hangeul'],
  ['新しいシーズン 2', 'xinshii-shizun-2'],
  ['ﾊﾛｰ Ｗｏｒｌｄ', 'haro-world'],
  ['重要なお知らせ', 'zhongyao-na-ozhirase'],
  ['你好世界', 'nihao-shijie'],
  ['สวัสดีชาวโลก', 'swasdi-chaw-olk'],
  ['हिन्दी', 'hindi'],
  ["Don't rock ’n’ roll, it`s fine", 'dont-rock-n-roll-its-fine'],
  ['C++ & C#', 'c-plus-plus-c'],
  ['VIP+', 'vip-plus'],
  ['🎉 Party 👩‍👩‍👧‍👦 in 🇩🇪 1️⃣', 'party-in-1'],
  ['— « 1.21.5 » …', '1-21-5'],
])('%j is at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(['🎉🎉', '。、！', '\u0301\u200d\u202e', '…', '\ud800', "''"])(
  '%j has nothing to be named by',
  (title) => {
    expect(slugOf(title)).toBe('story');
  },
);

test('a long title ends with a word, in any script', () => {
  expect(slugOf('The great castle of the seven winds opens its gates again')).toBe(
    'the-great-castle-of-the-seven-winds-opens',
  );
  expect(slugOf('新しいシーズンが始まります。重要なお知らせをご確認ください')).toMatch(
    /-(?:zhongyao|na|ozhirase)$/,
  );
  expect(slugOf('x'.repeat(100))).toBe('x'.repeat(43));
});

test('each offer is an address that the site takes, and no two are the same', () => {
  for (const title of ['ﷺ'.repeat(CONTENT_LIMITS.title), '-', 'Ω', 'x'.repeat(500), '新'.repeat(120)]) {
    const offers = slugsFor(title, ID);
    expect(new Set(offers).size).toBe(6);
    for (const offer of offers) {
      expect(offer).toMatch(SLUG);
      expect(offer.length).toBeLessThanOrEqual(CONTENT_LIMITS.slug);
    }
  }
});
