import type { ApplicationsInput, QuestionInput } from '@/contract/network/applications';

const player: QuestionInput = {
  id: 'player',
  label: 'Dein Name im Spiel',
  kind: 'text',
  mark: 'name',
  limit: 40,
  hint: 'With the sign in front if you come from Bedrock.',
};

export default {
  landing: {
    title: 'Bewerben',
    subtitle: 'Two ways to help. Beide kosten Zeit, und beide machen Freude.',
    cards: {
      guidelines: {
        title: 'Bevor du schreibst',
        description: 'What we expect of guards, and what you may expect of us.',
        hue: 'amber',
      },
      form: {
        title: 'Zum Formular',
        description: 'Auf Deutsch oder Englisch, wie du magst.',
        hue: 'ember',
        pinned: true,
      },
    },
  },
  guidelines: {
    title: 'Bevor du schreibst',
    subtitle: 'Short, and meant.',
    requirements: [
      {
        id: 'patience',
        title: 'Geduld',
        text: 'Guards listen before they act.',
        points: ['Du bleibst ruhig, wenn andere es nicht sind.', 'You ask when you do not know.'],
        emblem: 'clock',
      },
      {
        id: 'time',
        title: 'Zeit',
        text: 'Drei Abende in der Woche sind genug.',
        points: ['Du kannst sagen, an welchen Tagen du da bist.'],
      },
    ],
  },
  form: { sent: 'Wir lesen es am Sonntag und schreiben dir. We answer everybody.' },
  states: { accepted: 'Schön, dass du da bist! Komm ans Feuer, we will find you there.' },
  positions: [
    {
      id: 'Wache',
      text: 'Guards keep the peace in chat and at the campfires, auf Deutsch und Englisch.',
      chat: { title: 'Wache', color: '#e2572b' },
      sections: [
        {
          title: 'Über dich',
          questions: [
            player,
            {
              id: 'contact',
              label: 'Wo wir dich erreichen',
              kind: 'text',
              mark: 'contact',
              hint: 'Your name on Discord.',
            },
            { id: 'age', label: 'Wie alt bist du?', kind: 'number', mark: 'age', least: 18, unkept: true },
            {
              id: 'languages',
              label: 'Welche Sprachen sprichst du?',
              kind: 'select',
              options: ['Deutsch', 'English', 'Deutsch und English'],
            },
          ],
        },
        {
          title: 'Ein Abend am Feuer',
          questions: [
            {
              id: 'quarrel',
              label: 'Zwei streiten sich um ein Grundstück. Was tust du?',
              kind: 'long',
              limit: 2_000,
            },
            {
              id: 'mistake',
              label: 'You muted the wrong player. What now?',
              kind: 'long',
              limit: 2_000,
            },
            { id: 'wishes', label: 'Noch etwas?', kind: 'long', required: false },
          ],
        },
      ],
    },
    {
      id: 'Event-Team',
      title: 'Festkomitee',
      text: 'Ihr denkt euch Feste aus, baut Bühnen und verteilt Kuchen. Nobody is too young for that.',
      guidelines: false,
      sections: [
        {
          title: 'Deine Idee',
          questions: [
            player,
            { id: 'email', label: 'Email address', kind: 'email', mark: 'address', required: false },
            {
              id: 'idea',
              label: 'Which feast would you hold?',
              kind: 'long',
              hint: 'Ein Satz genügt.',
            },
            { id: 'date', label: 'An welchem Tag?', kind: 'date', required: false },
            { id: 'voice', label: 'Would you speak to a crowd?', kind: 'yes-no', required: false },
          ],
        },
      ],
    },
  ],
} satisfies ApplicationsInput;
