import { OPTIONAL_SUBJECTS, type OptionalSubject } from '@/contract/network/subjects';
import type { Network, ReadSubjects } from './subjects';

const words = { title: '', subtitle: '' };
const card = { title: '', description: '', hue: 'muted', pinned: false } as const;

/** Nothing, in the shape of each subject that need not be there. */
const absent: Pick<Network, OptionalSubject> = {
  applications: {
    landing: { ...words, cards: { guidelines: card, form: card } },
    guidelines: { ...words, requirements: [] },
    positions: [],
  },
  community: { ...words, home: { stats: [], testimonials: [] } },
  events: { events: [] },
  faq: { questions: [] },
  leaderboards: { ...words, modes: [] },
  mods: { ...words, mods: [], groups: [] },
  news: { stories: [] },
  rules: {
    ...words,
    badges: { essential: '', critical: '', important: '' },
    sections: [],
    punishments: { title: '', text: '', steps: [], notes: [] },
  },
  store: { ...words, purchaseLabel: '', contents: '', currency: 'USD', sections: [], footer: '' },
  support: {
    ...words,
    ways: [],
    questions: { title: '', text: '' },
    topics: { title: '', items: [] },
    contact: { title: '', text: '' },
  },
  team: { ...words, sections: [], others: { title: '', text: '', hue: 'muted', icon: 'users' }, members: [] },
  versions: { ...words, launcher: { url: '', note: '' }, versions: [] },
  voting: {
    ...words,
    sitesText: '',
    sites: [],
    rewards: [],
    milestones: [],
    monthly: [],
    goal: 1,
    spared: 0,
    uses: { title: '', text: '', items: [] },
  },
};

/** The network of the subjects that were read, with nothing in place of those that it does not have. */
export const withAbsent = (read: ReadSubjects): Network => ({
  ...absent,
  ...read,
  missing: OPTIONAL_SUBJECTS.filter((name) => read[name] === undefined),
});
