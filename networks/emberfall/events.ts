import type { EventsInput } from '@/contract/network/events';

export default {
  events: [
    {
      id: 'markttag',
      title: 'Markttag in Nordhafen',
      when: 'Jeden Freitag, 19 Uhr',
      startsAt: '2026-01-02T19:00:00+01:00',
      endsAt: '2026-01-02T22:00:00+01:00',
      recurrence: { repeats: 'weekly', except: ['2026-12-25'] },
      summary: 'Stände, Musik und Fisch. Wer nichts zu verkaufen hat, darf kaufen.',
      art: 'harbor',
    },
    {
      id: 'island-tour',
      title: 'Island tour',
      when: 'On the last Sunday of a month',
      startsAt: '2026-01-25T15:00:00+01:00',
      recurrence: { repeats: 'monthly-on-last-weekday' },
      prize: 'Wale für deine Insel',
      summary: 'We fly from island to island and give stars. Enter yours by Saturday.',
      art: 'treasure',
    },
    {
      id: 'gefaengnisausbruch',
      title: 'Der große Ausbruch',
      when: '31. Oktober 2027, 20 Uhr',
      startsAt: '2027-10-31T20:00:00+01:00',
      endsAt: '2027-10-31T22:00:00+01:00',
      summary: 'Two hours in which every door of the prison is open, and every guard awake.',
      art: 'stage',
      href: '/rules',
    },
  ],
} satisfies EventsInput;
