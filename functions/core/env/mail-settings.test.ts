import { parseMailService } from './mail-settings';

const server = { kind: 'smtp', host: 'mail.example.org', port: 587, encryption: 'starttls', auth: null };

test.each([
  ['smtp://mail.example.org', server],
  [
    'smtp://me%40example.org:p%2Fw@mail.example.org:2525/',
    { ...server, port: 2_525, auth: { user: 'me@example.org', password: 'p/w' } },
  ],
  ['smtps://mail.example.org', { ...server, port: 465, encryption: 'tls' }],
  ['smtp://127.0.0.1:1025', { ...server, host: '127.0.0.1', port: 1_025, encryption: 'none' }],
  ['smtp://[::1]:1025', { ...server, host: '::1', port: 1_025, encryption: 'none' }],
  ['resend:re_123', { kind: 'resend', key: 're_123' }],
  ['postmark:6f1c2f60-0000', { kind: 'postmark', token: '6f1c2f60-0000' }],
])('%s', (text, service) => {
  expect(parseMailService(text)).toEqual(service);
});

test.each([
  'smtp://mail.example.org:25',
  'smtp://mail.example.org:0',
  'smtp://mail.example.org/inbox',
  'smtp://mail.example.org?tls=no',
  'smtp://me@mail.example.org',
  'smtp://me:%zz@mail.example.org',
  'smtp://',
  'https://mail.example.org',
  'resend:',
  'resend:a key',
  'mailgun:key',
  'nonsense',
])('%s is none', (text) => {
  expect(parseMailService(text)).toBeNull();
});
