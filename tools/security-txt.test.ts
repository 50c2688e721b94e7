import { securityTxt } from './security-txt';

test('the file names the owner’s address, where it lies, and a day within a year after the build', () => {
  const site = { url: 'https://network.example', email: 'help@network.example' };
  expect(securityTxt(site, new Date('2026-05-25T12:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:help@network.example',
    'Expires: 2027-05-20T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://network.example/.well-known/security.txt',
    '',
  ]);
});
