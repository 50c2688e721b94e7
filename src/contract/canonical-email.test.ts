import { canonicalEmail } from './canonical-email';
import { emailAddress } from './email';
import { factorCode } from './second-factor-requests';
import { username } from './user-requests';
import { playerConfirmSchema } from './vote-requests';

const ASCII = 'spieler@xn--bcher-kva.example';

test.each([
  'spieler@bücher.example',
  'spieler@xn--bcher-kva.example',
  'spieler@BÜCHER.Example',
  'spieler@XN--BCHER-KVA.EXAMPLE',
  'spieler@bücher.example'.normalize('NFD'),
  'spieler＠bücher.example',
  'ｓｐｉｅｌｅｒ＠ｂücher。example',
  'spieler@bücher．example',
  ' \u200bspieler@bücher.example\u202c\u00a0',
  '<spieler@bücher.example>',
  'mailto:spieler@bücher.example',
  '<MAILTO:spieler@bücher.example>',
  '\tspieler@bücher.example\r\n',
])('%j is one address in one form', (typed) => {
  expect(emailAddress().validateSync(typed)).toBe(ASCII);
});

test.each([
  ['Zoe\u0308@example.org', 'Zoë@example.org'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['选手@例子.中国', '选手@xn--fsqu00a.xn--fiqs8s'],
  ['a@नमस्ते.example', 'a@xn--h2bhs4b8d8a.example'],
  ['a@faß.example', 'a@xn--fa-hia.example'],
  ["First.O'Neil+tag@Example.ORG", "First.O'Neil+tag@example.org"],
])('%j is kept as %j', (typed, kept) => {
  expect(emailAddress().validateSync(typed)).toBe(kept);
  expect(canonicalEmail(kept)).toBe(kept);
});

test.each([
  'a@127.0.0.1',
  'a@0x7f.1',
  'a@exam%70le.org',
  'a@example.org/x',
  'a@b@c.org:80',
  'a@[::1]',
  'a@例え.テスト:8',
  'a\u0000@',
  'a@b.org\u3000,c@d.org',
])('%j is no address', (typed) => {
  expect(() => emailAddress().validateSync(typed)).toThrow('Please enter a valid email address');
});

test('a line break cannot add a header', () => {
  expect(() => emailAddress().validateSync('a@b.org\r\nBcc: c@d.org')).toThrow('valid email address');
});

test.each([
  '123 456',
  '１２３４５６',
  '١٢٣٤٥٦',
  '۱۲۳ ۴۵۶',
  '१२३४५६',
  '123\u200b456\u2060',
  '123–456',
  '𝟏𝟐𝟑𝟒𝟓𝟔',
])('the code %j is 123456', (typed) => {
  expect(factorCode().validateSync(typed)).toBe('123456');
});

test('a recovery code is the same in capitals, in full width, and with any dashes and spaces', () => {
  const code = 'k7m2pw9wxrat4hsn8cbq3yze';
  for (const typed of ['K7M2PW-9WXRAT-4HSN8C-BQ3YZE', 'ｋ７ｍ２ｐｗ－9wxrat—4hsn8c‑bq3yze', ` ${code}\t`]) {
    expect(factorCode().validateSync(typed)).toBe(code);
  }
});

test('so is the code that links a player', () => {
  const { code } = playerConfirmSchema.cast({
    id: '00000000-0000-4000-8000-000000000000',
    code: ' ａb c—d２\u200b3 ',
  });
  expect(code).toBe('ABCD23');
});

test('a username in full width is the plain one', () => {
  expect(username().validateSync('Ａｌｅｘ＿１')).toBe('Alex_1');
  expect(() => username().validateSync('Zoë')).toThrow('Use the letters A to Z');
});
