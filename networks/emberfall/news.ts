import type { NewsInput } from '@/contract/network/news';

export default {
  stories: [
    {
      slug: 'russkij-ugolok',
      title: 'Русский уголок',
      publishedAt: '2026-10-03',
      summary: 'По средам у костра говорят по-русски. Приходите и приводите друзей. Wednesdays are Russian.',
      art: 'campfire',
    },
    {
      slug: 'neue-mine',
      title: 'Die neue Mine ist offen',
      tag: 'Prison',
      publishedAt: '2026-09-12',
      summary:
        'Unter der Goldzelle geht es weiter: vierzig Schichten, und ein Ausgang, den erst drei gefunden haben.',
      points: ['Vierzig neue Schichten', 'A lift that works, mostly'],
      art: 'machine-hall',
      body: 'Die Mine war seit Jahren zu klein. **Jetzt ist sie es nicht mehr.**\n\nWer *Frei* ist, bekommt dort einen Stand auf dem Markt.',
    },
    {
      slug: 'oneblock-for-bedrock',
      title: 'OneBlock for Bedrock',
      tag: 'A new world',
      publishedAt: '2026-06-01',
      summary: 'Seven phases, one block, no way back. It is our newest world, made for phones and consoles.',
      art: 'treasure',
    },
    {
      slug: 'five-thousand-towns',
      title: 'A road to every town',
      publishedAt: '2026-03-20',
      summary: 'Es hat zwei Winter gedauert: jede Stadt in Survival ist nun über Land zu erreichen.',
      art: 'harbor',
    },
  ],
} satisfies NewsInput;
