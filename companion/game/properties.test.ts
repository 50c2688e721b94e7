import { readProperties } from './properties';

test('a game server’s own file is read, with what it escapes', () => {
  const text = [
    '#Minecraft server properties',
    '#Mon Nov 23 14:03:09 UTC 2026',
    'enable-rcon=true',
    'rcon.port=25590',
    'rcon.password=p\\=a\\:ss \\u00e9\\\\word',
    'level-name=my world',
    'server-ip=',
    'motd=rcon.password\\=no',
  ].join('\r\n');
  expect(readProperties(text)).toEqual({
    levelName: 'my world',
    hidesPlayers: false,
    rcon: { host: '127.0.0.1', port: 25_590, password: 'p=a:ss é\\word' },
  });
});

test('it may be spaced otherwise, and listens where the game does', () => {
  expect(readProperties(' enable-rcon : true\nrcon.password = secret\nserver-ip=10.0.0.5\n').rcon).toEqual({
    host: '10.0.0.5',
    port: 25_575,
    password: 'secret',
  });
});

test.each([
  ['', null],
  ['enable-rcon=false\nrcon.password=secret', null],
  ['enable-rcon=true\nrcon.password=', null],
  ['enable-rcon=true\nrcon.password=secret\nrcon.port=99999', null],
])('RCON that is off is none: %j', (text, rcon) => {
  expect(readProperties(text)).toEqual({ levelName: 'world', hidesPlayers: false, rcon });
});
