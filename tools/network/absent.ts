import { OPTIONAL_SUBJECTS, type OptionalSubject } from '@/contract/network/subjects';
import { SHIPPED_FILM } from './film';
import { ENGLISH } from './languages';
import type { Network, ReadSubjects, ReadFiles } from './subjects';
import { englishTexts } from './usual-texts';

const words = { title: '', subtitle: '' };
const card = { title: '', description: '', hue: 'muted', pinned: false } as const;

/** Empty data for each optional subject. */
const absent: Pick<Network, OptionalSubject> = {
  applications: {
    landing: { ...words, cards: { form: card } },
    form: {},
    states: {},
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
  store: { ...words, purchaseLabel: '', contents: '', currency: 'XXX', sections: [], footer: '' },
  support: {
    ...words,
    ways: [],
    questions: { title: '', text: '' },
    topics: { title: '', items: [] },
    contact: { title: '', text: '' },
    answers: [],
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

/** Empty data for the files that a theme names, and English messages. */
export const NO_FILES: ReadFiles = {
  artFiles: {},
  film: SHIPPED_FILM,
  logoFile: null,
  language: ENGLISH,
  usual: englishTexts,
  fonts: {
    faces: '',
    families: { title: 'monospace', text: 'sans-serif' },
    files: [],
    preloaded: [],
    packages: [],
    lettered: [],
    characters: { title: [[0, 0x10ffff]], text: [[0, 0x10ffff]] },
  },
};

/** Returns a network with empty data for the subjects that were not read. */
export const withAbsent = (read: ReadSubjects, files: ReadFiles = NO_FILES): Network => ({
  ...absent,
  ...read,
  ...files,
  missing: OPTIONAL_SUBJECTS.filter((name) => read[name] === undefined),
});
