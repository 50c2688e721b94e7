import { isUuid } from '@/contract/uuid';
import { randomUuid } from './random-uuid';

test('makes UUIDs of version 4, each another one', () => {
  const made = Array.from({ length: 500 }, randomUuid);
  for (const uuid of made) {
    expect(isUuid(uuid)).toBe(true);
    expect(uuid).toMatch(/^.{14}4.{4}[89ab]/);
  }
  expect(new Set(made).size).toBe(made.length);
});
