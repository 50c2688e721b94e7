import { calendarOf, DAY_MS, settleTime, untilTomorrow } from './calendar';

const at = (iso: string) => Date.parse(iso);

describe('calendar days', () => {
  it.each([
    ['of 23 hours', 'America/New_York', '2025-03-09T05:30:00Z', '2025-03-10T03:30:00Z'],
    ['of 25 hours', 'America/New_York', '2025-11-02T04:30:00Z', '2025-11-03T04:30:00Z'],
    ['without a midnight', 'America/Santiago', '2025-09-07T04:00:00Z', '2025-09-08T02:59:59Z'],
  ])('%s are one day', (_name, zone, first, last) => {
    const dayOf = calendarOf(zone);
    expect(dayOf(at(last))).toBe(dayOf(at(first)));
    expect(dayOf(at(last) + 3_600_000)).toBe(dayOf(at(first)) + 1);
    expect(dayOf(at(first) - 3_600_000)).toBe(dayOf(at(first)) - 1);
  });

  it('begin at the midnight of their zone', () => {
    const midnightOfKiritimati = at('2025-05-24T10:00:00Z');
    expect(calendarOf('Pacific/Kiritimati')(midnightOfKiritimati)).toBe(at('2025-05-25') / DAY_MS);
    expect(calendarOf('Pacific/Kiritimati')(midnightOfKiritimati - 1)).toBe(at('2025-05-24') / DAY_MS);
    expect(calendarOf('Pacific/Midway')(midnightOfKiritimati)).toBe(at('2025-05-23') / DAY_MS);
  });

  it('end at the next midnight of the machine', () => {
    const noon = new Date(2025, 4, 25, 12, 30).getTime();
    expect(new Date(noon + untilTomorrow(noon))).toEqual(new Date(2025, 4, 26));
    const midnight = new Date(2025, 4, 26).getTime();
    expect(new Date(midnight + untilTomorrow(midnight))).toEqual(new Date(2025, 4, 27));
  });
});

describe('what was recorded under another clock', () => {
  const now = at('2025-05-25T12:00:00Z');
  it('keeps its time when that is over', () => {
    expect(settleTime(now - 5, now)).toBe(now - 5);
  });
  it('counts as of now when it lies up to a day ahead, and not at all beyond', () => {
    expect(settleTime(now + DAY_MS, now)).toBe(now);
    expect(settleTime(now + DAY_MS + 1, now)).toBeNull();
  });
});
