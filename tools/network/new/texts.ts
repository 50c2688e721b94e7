import type { ApplicationsInput } from '@/contract/network/applications';
import type { CommunityInput } from '@/contract/network/community';
import type { FaqInput } from '@/contract/network/faq';
import type { ModsInput } from '@/contract/network/mods';
import type { RulesInput } from '@/contract/network/rules';
import type { SupportInput } from '@/contract/network/support';
import type { TeamInput } from '@/contract/network/team';
import type { VersionsInput } from '@/contract/network/versions';

// Texts that suit most networks unchanged.

export const rules: RulesInput = {
  subtitle: 'Few rules, and they hold for everybody who plays here.',
  sections: [
    {
      id: 'respect',
      title: 'Respect',
      description: 'How we treat each other, in the game and in chat.',
      badge: 'essential',
      icon: 'users',
      rules: ['Be kind to others.', 'No hatred, harassment or threats.', 'Keep private information private.'],
    },
    {
      id: 'fair-play',
      title: 'Fair Play',
      description: 'What gives nobody an advantage that others do not have.',
      badge: 'critical',
      icon: 'shield',
      rules: ['No cheats, and no mods that help you to cheat.', 'Report bugs, and do not use them.'],
    },
  ],
  punishments: {
    title: 'Punishments',
    text: 'What follows when somebody breaks a rule.',
    steps: [
      { title: 'Warning', duration: 'At once', text: 'For a first, small offence.', hue: 'amber' },
      {
        title: 'Ban',
        duration: 'As long as it takes',
        text: 'For cheating and for what is grave.',
        hue: 'crimson',
      },
    ],
    notes: ['You may appeal: write to us.'],
  },
};

export const support: SupportInput = {
  subtitle: 'A person reads every message.',
  questions: { text: 'Answers to what is asked most.' },
  contact: { text: 'Write to us, and we will answer by email.' },
};

export const faq = ({ address }: { address: string }): FaqInput => ({
  questions: [
    {
      id: 'how-to-join',
      question: 'How do I join?',
      answer: `Choose Multiplayer in the game, then Add Server, and enter ${address}.`,
    },
  ],
});

export const community = (discord: string | undefined): CommunityInput => ({
  subtitle: 'Where players of {name} meet outside of the game.',
  ...(discord !== undefined && {
    home: { invite: { label: 'Join Discord', url: discord } },
    invite: {
      title: 'Our Discord',
      text: 'Find a team, hear news first and ask what you want to know.',
      label: 'Join Discord',
      url: discord,
    },
  }),
});

export const team: TeamInput = {
  subtitle: 'The people behind {name}.',
  members: [{ name: 'Owner', role: 'Owner', username: 'Steve' }],
};

export const mods: ModsInput = {
  subtitle: 'You can join without any mod.',
  groups: [{ id: 'performance', title: 'Performance', icon: 'zap' }],
  mods: [
    {
      name: 'Sodium',
      version: 'the one for your game',
      description: 'Draws the game faster.',
      url: 'https://modrinth.com/mod/sodium',
      group: 'performance',
    },
  ],
};

export const versions: VersionsInput = {
  subtitle: 'These versions of the game can join.',
  versions: [
    {
      label: '1.21',
      status: 'recommended',
      level: 'full',
      notes: 'The version that the servers run.',
      release: '1.21',
      features: ['Everything'],
    },
  ],
};

export const applications: ApplicationsInput = {
  landing: {
    subtitle: 'Help to run {name}.',
    cards: {
      guidelines: { title: 'Guidelines', description: 'Read these first.', hue: 'amber' },
      form: { title: 'Apply', description: 'The form for all positions.', hue: 'grass' },
    },
  },
  guidelines: {
    subtitle: 'What we ask of everybody who applies.',
    requirements: [
      {
        id: 'everybody',
        title: 'For Everybody',
        text: 'Please apply only if this is you:',
        points: ['You know the rules and keep to them.', 'You have time to help.'],
      },
    ],
  },
  positions: [
    {
      id: 'Helper',
      text: 'Answers questions in chat.',
      sections: [
        {
          title: 'About You',
          questions: [
            { id: 'player', label: 'Your name in the game', kind: 'text', mark: 'name', limit: 40 },
            { id: 'reason', label: 'Why would you like to help?', kind: 'long', limit: 2_000 },
          ],
        },
      ],
    },
  ],
};
