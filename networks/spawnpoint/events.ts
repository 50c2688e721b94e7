import type { EventsInput } from '@/contract/network/events';

export default {
  events: [
    {
      id: 'weekly-pvp-tournament',
      title: 'Weekly PvP Tournament',
      when: 'Every Saturday',
      startsAt: '2026-01-03T18:00:00Z',
      endsAt: '2026-01-03T20:00:00Z',
      recurrence: { repeats: 'weekly' },
      prize: '50,000 Coins',
      summary:
        'A knockout bracket with equal kits. The arena opens half an hour early for warm-up; whoever is inside at the start takes part.',
      art: 'stage',
    },
    {
      id: 'build-competition',
      title: 'Build Competition',
      when: 'Sunday special',
      startsAt: '2026-01-04T16:00:00Z',
      endsAt: '2026-01-04T17:30:00Z',
      recurrence: { repeats: 'monthly-on-weekday' },
      prize: 'Exclusive Ranks',
      summary:
        'One theme, one plot, ninety minutes. Players walk the plots and vote first; the builders among the staff break a tie.',
      art: 'tower',
    },
    {
      id: 'treasure-hunt',
      title: 'Treasure Hunt',
      when: 'This weekend',
      startsAt: '2026-01-03T10:00:00Z',
      endsAt: '2026-01-04T22:00:00Z',
      recurrence: { repeats: 'weekly' },
      prize: 'Rare Items',
      summary:
        'Twelve chests, twelve riddles, somewhere between the lobby and the far end of the map. Hints appear in chat every hour.',
      art: 'treasure',
    },
  ],
} satisfies EventsInput;
