import { pongTo, type PongChanges } from '../../../../test/support/fakes/bedrock-server';
import { decodePong, encodePing, readPongText, TextTooLong } from './unconnected-pong';

const ping = encodePing(77n, Buffer.alloc(8, 1));
const pong = (text: string, changes?: PongChanges) => pongTo(ping, text, changes);

test('an answer is the text and the time of the ping', () => {
  expect(decodePong(pong('MCPE;§aSchön'))).toEqual({ time: 77n, text: 'MCPE;§aSchön' });
});

test('what comes behind the text is not read', () => {
  expect(decodePong(Buffer.concat([pong('MCPE;'), Buffer.from('more')])).text).toBe('MCPE;');
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['another datagram', pong('MCPE;', { id: '1d' })],
  ['wrong magic bytes', pong('MCPE;', { magic: '00'.repeat(16) })],
  ['a head without a text', pong('').subarray(0, 33)],
  ['half a length', pong('').subarray(0, 34)],
  ['a text that is cut short', pong('MCPE;Server', { length: 12 })],
  ['a length of 64 KiB', pong('MCPE;', { length: 65_535 })],
])('%s is a failure', (_what, datagram) => {
  expect(() => decodePong(datagram)).toThrow(RangeError);
});

test('a text is 2,048 bytes long at most', () => {
  expect(decodePong(pong('a'.repeat(2_048))).text).toHaveLength(2_048);
  expect(() => decodePong(pong('a'.repeat(2_049)))).toThrow(TextTooLong);
});

const fields = (protocol?: string, version?: string, online?: string, max?: string) => ({
  ...{ edition: 'MCPE', protocol, version, online, max },
});
test.each([
  [
    'a server of today',
    'MCPE;Name;898;1.21.130;7;40;123;World;Survival;1;19132;19133;',
    ['898', '1.21.130', '7', '40'],
  ],
  ['an old one, which says less', 'MCPE;Name;70;0.14.3;7;40', ['70', '0.14.3', '7', '40']],
  ['one that says no more than its version', 'MCPE;Name;898;1.21.130', ['898', '1.21.130']],
  ['one that says its name alone', 'MCPE;Name', []],
  ['one with a semicolon in its name', 'MCPE;A\\;B\\;5;898;1.21;7;40;', ['898', '1.21', '7', '40']],
  ['one that forgets to mark it', 'MCPE;A;B;5;898;1.21.130;7;40;123;', ['898', '1.21.130', '7', '40']],
  ['one with numbers below zero', 'MCPE;Name;-1;Offline;-1;-1;', ['-1', 'Offline', '-1', '-1']],
  ['one with words for numbers', 'MCPE;Name;new;1.21;many;more;', ['new', '1.21', 'many', 'more']],
  ['one without a name', 'MCPE;;898;1.21;7;40', ['898', '1.21', '7', '40']],
])('the text of %s is read', (_what, text, [protocol, version, online, max]) => {
  expect(readPongText(text)).toEqual(fields(protocol, version, online, max));
});
