import type { RulesInput } from '@/contract/network/rules';

export default {
  title: 'Regeln am Feuer',
  subtitle: 'Vier Abschnitte, die für alle gelten. Four sections that hold for everybody.',
  badges: { essential: 'Für alle', critical: 'Ernst', important: 'Wichtig' },
  sections: [
    {
      id: 'umgang',
      title: 'Umgang',
      description: 'Wie wir miteinander reden.',
      badge: 'essential',
      icon: 'heart',
      rules: [
        'Seid freundlich, auch zu Leuten, die neu sind.',
        'Kein Hass, keine Drohungen, keine Belästigung.',
        'Im offenen Chat Deutsch oder Englisch.',
      ],
    },
    {
      id: 'bauen',
      title: 'Bauen und Besitz',
      description: 'Was andere gebaut haben, gehört ihnen.',
      badge: 'important',
      icon: 'hammer',
      rules: ['Zerstört nichts, was ihr nicht gebaut habt.', 'Take nothing from chests that are not yours.'],
    },
    {
      id: 'fairness',
      title: 'Fairness',
      description: 'No advantage that others cannot have.',
      badge: 'critical',
      icon: 'scale',
      rules: [
        'No clients that see through stone or dig by themselves.',
        'Report bugs; a reward waits for you.',
      ],
    },
    {
      id: 'privates',
      title: 'Privates',
      description: 'What belongs to nobody but you.',
      badge: 'critical',
      icon: 'shield',
      rules: ['Never tell where somebody lives.', 'Fragt nicht nach Passwörtern, und gebt keine heraus.'],
    },
  ],
  punishments: {
    title: 'Was folgt',
    text: 'Wir reden zuerst. If that does not help:',
    steps: [
      {
        title: 'Verwarnung',
        duration: 'bleibt 30 Tage stehen',
        text: 'Ein Gespräch mit einer Wache.',
        hue: 'amber',
      },
      { title: 'Stille', duration: 'one to seven days', text: 'You can play, and not write.', hue: 'ember' },
      {
        title: 'Ausschluss',
        duration: 'from a week on',
        text: 'For cheating, hatred and theft.',
        hue: 'crimson',
      },
    ],
    notes: ['Gegen jede Strafe könnt ihr schreiben; jemand anderes sieht sie sich an.'],
  },
} satisfies RulesInput;
