import { connect } from './redis-client';

let mockLoads = 0;
jest.mock('@upstash/redis', () => {
  mockLoads += 1;
  return jest.requireActual<object>('@upstash/redis');
});

test('the client is loaded when it is first asked for, and all who ask at the same time share it', async () => {
  const client = connect({ url: 'http://127.0.0.1:1', token: 'any' }, 100);
  expect(mockLoads).toBe(0);
  const [one, other] = await Promise.all([client(), client()]);
  expect(one).toBe(other);
  expect(await client()).toBe(one);
  expect(mockLoads).toBe(1);
});
