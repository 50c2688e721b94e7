import { issueTicket, ticketHash } from './ticket';

const SECRET = 'a secret of at least 32 characters';

test('is known by its hash, which is not the ticket, and to the site that made it alone', () => {
  const ticket = issueTicket(SECRET);
  expect(ticketHash(ticket, SECRET)).toMatch(/^[\w-]{43}$/);
  expect(ticketHash(ticket, SECRET)).not.toBe(ticketHash(issueTicket(SECRET), SECRET));
  expect(ticketHash(ticket, `${SECRET}!`)).toBeNull();
});

test('is none with any other digit', () => {
  const ticket = issueTicket(SECRET);
  for (let at = 0; at < ticket.length; at += 1) {
    const other = ticket[at] === '0' ? '1' : '0';
    expect(ticketHash(ticket.slice(0, at) + other + ticket.slice(at + 1), SECRET)).toBeNull();
  }
});

test.each(['Alex', '', '0'.repeat(29), '0'.repeat(30), '0'.repeat(31), `${'0'.repeat(29)}g`])(
  'is none of %p',
  (text) => expect(ticketHash(text, SECRET)).toBeNull(),
);
