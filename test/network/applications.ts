import type { ApplicationsInput, QuestionInput } from '../../src/contract/network/applications';

// Shared by several positions. Their answers carry over when the applicant changes the position.
const ign: QuestionInput = {
  id: 'ign',
  mark: 'name',
  label: 'In-game name',
  kind: 'text',
  hint: 'With its capitals and underscores.',
};

const discord: QuestionInput = {
  id: 'discord',
  mark: 'contact',
  label: 'Discord username',
  kind: 'text',
  hint: 'We write to you there: allow direct messages.',
};

const email: QuestionInput = {
  id: 'email',
  mark: 'address',
  label: 'Email address',
  kind: 'email',
  hint: 'We answer to this address and use it for nothing else.',
};

const age: QuestionInput = {
  id: 'age',
  mark: 'age',
  least: 16,
  label: 'Age',
  kind: 'number',
  hint: 'In full years, as a number. We may ask for proof.',
  unkept: true,
};

const languages: QuestionInput = {
  id: 'languages',
  label: 'Language proficiency',
  kind: 'text',
  hint: 'Which, and how well? Fluent English is a must.',
};

const timezone: QuestionInput = {
  id: 'timezone',
  label: 'Time zone',
  kind: 'timezone',
  hint: 'The place whose clock you live by.',
};

const aboutYou: QuestionInput[] = [
  ign,
  discord,
  age,
  {
    id: 'dateOfBirth',
    label: 'Date of birth',
    kind: 'date',
    hint: 'As it stands in your papers.',
    unkept: true,
    autocomplete: 'bday',
  },
  { id: 'gender', label: 'Gender', kind: 'select', options: ['Male', 'Female', 'Other'] },
  { id: 'country', label: 'Country', kind: 'text', autocomplete: 'country-name' },
  languages,
  timezone,
  {
    id: 'availability',
    label: 'Availability',
    kind: 'text',
    hint: 'On which days, and at which hours of your own clock, are you usually there?',
  },
];

const record: QuestionInput[] = [
  {
    id: 'punished',
    label: 'Punishment history',
    kind: 'long',
    hint: 'Have you ever been warned, muted or banned, here or on another server? When, and what for? Write “never” if you have not.',
  },
  { id: 'discordCalls', label: 'Can you take part in voice calls on Discord?', kind: 'yes-no' },
  { id: 'recordVideos', label: 'Can you record videos of your gameplay?', kind: 'yes-no' },
  {
    id: 'disabilities',
    label: 'Disabilities',
    kind: 'long',
    hint: 'Is there anything that we should make room for in your daily work? Write “none” if there is not, or if you would rather not say; it does not count against you.',
    unkept: true,
  },
];

const accounts: QuestionInput[] = [
  { id: 'otherAccounts', label: 'Do you have other accounts?', kind: 'yes-no' },
  { id: 'sharedAccounts', label: 'Do you share an account with anybody?', kind: 'yes-no' },
  { id: 'usedOthersAccounts', label: 'Have you ever used somebody else’s account?', kind: 'yes-no' },
  {
    id: 'accessToOthersAccounts',
    label: 'Access to accounts of others',
    kind: 'long',
    hint: 'Whose accounts can you sign in to, and who can sign in to yours? Write “nobody’s” if there are none.',
  },
];

const character: QuestionInput[] = [
  {
    id: 'motivation',
    label: 'Motivation',
    kind: 'long',
    hint: 'What makes you want to join this team, and why now?',
  },
  {
    id: 'experienceSkills',
    label: 'Experience and skills',
    kind: 'long',
    hint: 'What have you done before that helps here? Name servers, roles, projects and for how long.',
  },
  {
    id: 'hobbies',
    label: 'Hobbies and interests',
    kind: 'long',
    hint: 'What do you do away from the game?',
  },
  {
    id: 'bestMemory',
    label: 'Best memory',
    kind: 'long',
    hint: 'A moment on this network, or in the game, that has stayed with you.',
  },
  { id: 'strength', label: 'Greatest strength', kind: 'long', hint: 'And where it has shown.' },
  { id: 'weakness', label: 'Greatest weakness', kind: 'long', hint: 'And how you deal with it.' },
  {
    id: 'whyAccept',
    label: 'Reason to accept you',
    kind: 'long',
    hint: 'Why should we choose you among all who apply?',
  },
];

const commitment: QuestionInput[] = [
  {
    id: 'primaryMotivation',
    label: 'Primary motivation',
    kind: 'long',
    hint: 'If you had to name one thing that keeps you going in this role: what is it?',
  },
  {
    id: 'timeCommitment',
    label: 'Time commitment',
    kind: 'long',
    hint: 'We ask for at least four hours daily in-game or in chat. Can you give that, and how does it fit into your week?',
  },
];

const staffScenarios: QuestionInput[] = [
  {
    id: 'scenario1',
    kind: 'long',
    label: 'Scenario 1: a cheating player',
    hint: 'You watch somebody in a duel whose hits land from impossible distances. The opponent has not noticed. What do you do, step by step?',
  },
  {
    id: 'scenario2',
    kind: 'long',
    label: 'Scenario 2: a toxic argument in chat',
    hint: 'Two regulars insult each other in public chat, and others begin to join in. How do you calm it down?',
  },
  {
    id: 'scenario3',
    kind: 'long',
    label: 'Scenario 3: a hostile player who demands a refund',
    hint: 'A player shouts at you in a ticket, wants the money for a rank back at once, and threatens to tell everybody. What do you answer?',
  },
  {
    id: 'scenario4',
    kind: 'long',
    label: 'Scenario 4: a friend who asks you to look away',
    hint: 'A good friend was caught breaking a rule and asks you to overlook it, just this once. What do you do?',
  },
];

const developerScenarios: QuestionInput[] = [
  {
    id: 'scenario1',
    kind: 'long',
    label: 'Scenario 1: an item duplication bug',
    hint: 'Players can duplicate items, and the economy is filling up with them. The cause is not known yet. What do you do first, and what next?',
  },
  {
    id: 'scenario2',
    kind: 'long',
    label: 'Scenario 2: a performance issue',
    hint: 'Since yesterday the server drops to 12 ticks a second whenever more than 80 players are online. How do you find out why?',
  },
  {
    id: 'scenario3',
    kind: 'long',
    label: 'Scenario 3: an economy feature with a tight deadline',
    hint: 'An auction house is announced for Saturday, and half of it is done. How do you plan the days until then, and what do you leave out?',
  },
  {
    id: 'scenario4',
    kind: 'long',
    label: 'Scenario 4: an insecure code suggestion',
    hint: 'A fellow developer wants to build a database query out of what players type, because it is faster to write. How do you react?',
  },
];

/** Questions for team members; the positions differ in their scenarios. */
const teamSections = (scenarios: QuestionInput[]) => [
  { title: 'About You', questions: aboutYou },
  { title: 'Your Record', questions: record },
  { title: 'Your Accounts', questions: accounts },
  { title: 'Your Character', questions: character },
  { title: 'What Would You Do?', questions: scenarios },
  { title: 'Your Commitment', questions: commitment },
];

export default {
  landing: {
    title: 'Applications',
    subtitle: 'Join the team',
    warning: {
      title: 'Before You Apply',
      text: 'Applications must be written personally, in your own words. AI-written or copied applications are automatically rejected.',
    },
    cards: {
      guidelines: {
        title: 'Read Before Applying',
        description:
          'What we ask of every applicant, what each position needs and how we review. Start here.',
        hue: 'amber',
        pinned: true,
      },
      form: {
        title: 'Apply Here',
        description: 'Applications are open for Staff, Media, Architect, Developer or Partnership positions.',
        hue: 'grass',
        pinned: true,
      },
    },
    tips: {
      title: 'Tips for your application',
      list: [
        { text: 'Read the guidelines before you write the first word.', emblem: 'book' },
        { text: 'Make sure that you meet the minimum requirements of your position.', emblem: 'shield' },
        { text: 'Write thoughtful, detailed and honest answers.', emblem: 'scroll' },
        { text: 'Be patient: reviews typically take 3-5 business days.', emblem: 'clock' },
      ],
    },
  },
  guidelines: {
    title: 'Read Before Applying',
    subtitle:
      'Five minutes that decide about your application: what we ask for, and what happens with what you send.',
    requirements: [
      {
        id: 'age',
        emblem: 'sapling',
        title: 'Age Requirement',
        text: 'Being on a team means responsibility for other people, many of them young.',
        points: [
          'You must be at least 16 years old on the day you apply.',
          'We may ask you to verify your age. Whoever refuses, or gives a false age, is out.',
        ],
      },
      {
        id: 'accounts',
        emblem: 'compass',
        title: 'Account Requirements',
        text: 'We have to know who you are in the game, and be able to reach you outside of it.',
        points: [
          'A Minecraft Java account of your own, in good standing. Its name stands in your application.',
          'A Discord account that is yours alone and takes messages from members of our server.',
          'A valid email address that you read. Our answer may come there, so look into the spam folder, too.',
        ],
      },
      {
        id: 'language',
        emblem: 'book',
        title: 'Language Requirement',
        text: 'Our teams come from many countries and work in one language.',
        points: [
          'You are fluent in English, in writing and, for staff, in voice channels.',
          'Every further language is a plus: tell us which ones you speak.',
        ],
      },
    ],
    positions: {
      title: 'Position Requirements',
      text: 'Besides all that, each position has its own minimum. Meeting it does not mean that you are in; missing it means that you are not, yet.',
      cards: [
        {
          title: 'Moderator',
          emblem: 'shield',
          hue: 'grass',
          points: [
            '10+ hours per week, and at least four hours daily in-game or in chat.',
            'You know our rules well enough to explain each of them.',
            'Screensharing with players is preferred: you can, or want to learn it.',
            'You are not currently banned from the network.',
          ],
        },
        {
          title: 'Media',
          emblem: 'torch',
          hue: 'crimson',
          points: [
            'You create content actively, on a channel of your own.',
            'A minimum follower count, which varies by platform: ask us when you are not sure.',
            'A regular upload schedule that you keep.',
            'Family-friendly content: our players’ parents watch it, too.',
          ],
        },
        {
          title: 'Architect',
          emblem: 'bricks',
          hue: 'amber',
          points: [
            'A portfolio: pictures or schematics of builds that you made yourself.',
            'Building experience on a server or in a build team, and patience for revisions.',
          ],
        },
        {
          title: 'Developer',
          emblem: 'redstone',
          hue: 'diamond',
          points: [
            'Experience with Java and plugins, or with the web.',
            'A portfolio or a repository with code of your own that we may read.',
          ],
        },
        {
          title: 'Partner',
          emblem: 'beacon',
          hue: 'amethyst',
          points: [
            'An active community or server that you run or speak for.',
            'A minimum member count, which depends on how active your members are.',
          ],
        },
      ],
    },
    process: {
      title: 'Application Process',
      text: 'From your first thought to our answer it goes in four steps.',
      steps: [
        {
          title: 'Preparation',
          text: 'Read this page and the rules to the end. Think about why you want the position, and gather links to what you want to show. Some positions ask 30 questions, so take an hour.',
        },
        {
          title: 'Submission',
          text: 'Choose the position and answer every question in your own words. The form keeps a draft in your browser, so you can stop and go on later.',
        },
        {
          title: 'Review',
          text: 'The team reads every application. That takes 3-5 business days. Asking us how it is going does not make it faster; your private link shows it at any time.',
        },
        {
          title: 'Decision',
          text: 'You hear from us by email and/or in the chat, whichever way it went. An acceptance starts with a talk and a trial period.',
        },
      ],
      again:
        'Unsuccessful applicants may reapply after 30 days. Use them: an application that has grown is welcome.',
    },
    zeroTolerance: {
      title: 'Zero Tolerance',
      text: 'These end an application at once, however good the rest of it is.',
      points: [
        'AI-generated or plagiarized content. We want to meet you, not a text about you.',
        'False information, about your age, your experience, your past bans or anything else.',
        'Multiple applications for the same position. One is enough; a second one does not help.',
      ],
      penalty: {
        title: 'The penalty',
        text: 'Disqualification, and possibly a blacklist entry: then no later application of yours is read either.',
      },
    },
    contact: {
      title: 'Questions?',
      text: 'Ask before you apply rather than after. There are three ways to reach us:',
      chat: {
        title: 'Chat',
        text: 'Ask in our Discord server. We are there 10AM - 6PM IST, every day.',
        label: 'Open Discord',
      },
      tickets: {
        title: 'Support tickets',
        text: 'For everything that should not stand in a public channel.',
        label: 'Open a Ticket',
      },
      email: { title: 'Support email', text: 'We answer within 24 hours.' },
    },
  },
  form: {
    reminder: {
      title: 'Important Reminder',
      text: 'Applications must be personally written. AI-generated or copied content means automatic disqualification.',
    },
    sent: 'Our team will review it and reply via email or chat within 3-5 business days.',
  },
  states: {
    new: 'We have it. The team has not started to read it yet; a review typically takes 3-5 business days.',
    accepted: 'Congratulations! The team will tell you by email or in the chat how it goes on.',
  },
  positions: [
    {
      id: 'Media/YouTuber',
      open: true,
      text: 'You make videos, streams or shorts, and want to show the network to your viewers.',
      chat: { color: '#ff0000' },
      sections: [
        { title: 'About You', questions: [ign, discord, email, age, languages, timezone] },
        {
          title: 'Your Content',
          questions: [
            {
              id: 'additionalInfo',
              label: 'Content channel links',
              kind: 'long',
              hint: 'All channels you publish on, one to a line, with your best work first.',
            },
            {
              id: 'experience',
              label: 'Follower count',
              kind: 'long',
              hint: 'Followers or subscribers on each channel, and how many people watch a usual video or stream.',
            },
            {
              id: 'availability',
              label: 'Upload schedule',
              kind: 'text',
              hint: 'How often do you create content, and on which days?',
            },
          ],
        },
        {
          title: 'You and the Network',
          questions: [
            {
              id: 'reason',
              label: 'Reason for applying',
              kind: 'long',
              hint: 'Why do you want to make content here, and not somewhere else?',
            },
            {
              id: 'contribution',
              label: 'Planned contribution',
              kind: 'long',
              hint: 'What would you make about the network? Tell us of formats, series and ideas.',
            },
          ],
        },
      ],
    },
    {
      id: 'Partner',
      open: true,
      text: 'You run a community or a server, and want to grow together with us.',
      chat: { title: 'Partnership', color: '#ff69b4' },
      sections: [
        { title: 'About You', questions: [ign, discord, email, age, languages, timezone] },
        {
          title: 'Your Community',
          questions: [
            {
              id: 'additionalInfo',
              label: 'Community details',
              kind: 'long',
              hint: 'What is your community or server about, how long has it been there, and where do we find it?',
            },
            {
              id: 'experience',
              label: 'Member count',
              kind: 'long',
              hint: 'How many members do you have, and how many of them are active on a usual day?',
            },
          ],
        },
        {
          title: 'Our Partnership',
          questions: [
            {
              id: 'reason',
              label: 'Reason for a partnership',
              kind: 'long',
              hint: 'Why do our two communities fit together?',
            },
            {
              id: 'contribution',
              label: 'Planned contribution',
              kind: 'long',
              hint: 'What would you bring in, and what do you hope for from us?',
            },
          ],
        },
      ],
    },
    {
      id: 'Architect',
      open: true,
      text: 'You build maps, arenas and hubs, and have work of your own to show.',
      chat: { color: '#00ff00' },
      sections: [
        { title: 'About You', questions: [ign, discord, email, age, languages, timezone] },
        {
          title: 'Your Building',
          questions: [
            {
              id: 'experience',
              label: 'Building experience',
              kind: 'long',
              hint: 'How long have you been building, on which servers or teams, and with which tools?',
            },
            {
              id: 'skills',
              label: 'Building specialties',
              kind: 'long',
              hint: 'Terrain, interiors, organics, redstone, a certain style: what are you best at?',
            },
            {
              id: 'additionalInfo',
              label: 'Portfolio links',
              kind: 'long',
              hint: 'Pictures, videos or worlds that you built yourself, one link to a line.',
            },
          ],
        },
        {
          title: 'You and the Network',
          questions: [
            {
              id: 'availability',
              label: 'Availability',
              kind: 'text',
              hint: 'How many hours a week can you build, and when?',
            },
            {
              id: 'reason',
              label: 'Reason for applying',
              kind: 'long',
              hint: 'Why do you want to build for this network?',
            },
          ],
        },
      ],
    },
    {
      id: 'Moderator',
      open: true,
      text: 'You help players, keep the chat fair and find cheaters, for at least four hours daily in-game or in chat.',
      chat: { color: '#ffff00' },
      sections: teamSections(staffScenarios),
    },
    {
      id: 'Developer',
      open: true,
      text: 'You write plugins or web code, and are there for at least four hours daily in-game or in chat.',
      chat: { color: '#00ffff' },
      sections: teamSections(developerScenarios),
    },
  ],
} satisfies ApplicationsInput;
