import type { BannerTone, ContentKind } from '@/contract/content-fields';
import { isolated } from '@/lib/direction';
import { hasSubject } from '@/lib/subjects';

const CONTENT_TABS = ['news', 'events', 'faq', 'banner'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];

/** The desk's tabs for what the network has, in their order; the address names them so. */
export const contentTabs = (): ContentTab[] =>
  CONTENT_TABS.filter((tab) => tab === 'banner' || hasSubject(tab));

/** What is said of one kind of document. */
export interface KindWords {
  /** As in `The story was deleted`. */
  noun: string;
  create: string;
  editing: string;
  list: string;
  loading: string;
  failure: string;
  empty: string;
  emptyText: string;
}

/** What the desk of the content says. */
export const contentDesk = {
  tabs: { news: 'News', events: 'Events', faq: 'Questions', banner: 'Banner' } satisfies Record<
    ContentTab,
    string
  >,
  tabsLabel: 'What visitors read',
  kinds: {
    news: {
      noun: 'story',
      create: 'New story',
      editing: 'Edit story',
      list: 'Stories',
      loading: 'Loading the stories...',
      failure: 'The stories could not be loaded',
      empty: 'No stories',
      emptyText: 'What you write under News appears here, drafts first.',
    },
    events: {
      noun: 'event',
      create: 'New event',
      editing: 'Edit event',
      list: 'Events',
      loading: 'Loading the events...',
      failure: 'The events could not be loaded',
      empty: 'No events',
      emptyText: 'What takes place on the server appears here.',
    },
    faq: {
      noun: 'question',
      create: 'New question',
      editing: 'Edit question',
      list: 'Questions',
      loading: 'Loading the questions...',
      failure: 'The questions could not be loaded',
      empty: 'No questions',
      emptyText: 'What players ask again and again belongs here, with its answer.',
    },
  } satisfies Record<ContentKind, KindWords>,
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  backToList: 'Back to the list',
  loadingDraft: 'Looking for what you have begun...',
  updated: (moment: string) => `Changed ${moment}`,
  gone: (noun: string) => `There is no such ${noun} any more`,
  goneText: 'It was deleted, or its address is mistyped.',
  saved: (noun: string) => `The ${noun} is saved`,
  notSaved: (noun: string) => `The ${noun} could not be saved`,
  kept: 'What you typed is still here.',
  deleted: {
    title: (name: string) => `Deleted: ${isolated(name)}`,
    undo: 'Undo',
    dismiss: 'Dismiss',
    failed: (name: string) => `${isolated(name)} could not be brought back`,
    restored: (name: string) => `Back again: ${isolated(name)}`,
    refused: (name: string) => `${isolated(name)} could not be deleted`,
  },
  draft: {
    title: (noun: string) => `You have begun to write this ${noun}`,
    text: (moment: string) => `It was not saved. This browser has kept what you typed until ${moment}.`,
    continue: 'Continue where you left',
    discard: 'Throw it away',
    question: {
      title: 'Throw it away?',
      text: 'What you typed and did not save is gone then.',
      confirm: 'Throw it away',
    },
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'You have changes that are not saved. This browser keeps them for seven days, and offers them when you come back to this.',
    confirm: 'Leave',
  },
  conflict: {
    title: (noun: string) => `Somebody has changed this ${noun} since`,
    text: (moment: string) =>
      `The change was saved ${moment}. Nothing of yours is lost: decide which version stays.`,
    differences: 'Where the two versions differ',
    same: 'Both versions say the same.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Theirs',
    nothing: 'Nothing',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    aside: {
      title: 'These are their words now',
      text: 'Yours are set aside until you leave.',
      back: 'Bring mine back',
      discard: 'Throw mine away',
    },
  },
  deletedMeanwhile: {
    title: (noun: string) => `Somebody has deleted this ${noun} meanwhile`,
    text: 'What you typed is still here. It can be saved as a new one.',
    action: 'Save as a new one',
  },
  unreadable: 'The site answered with something that this page does not understand. Please reload it.',
  preview: { title: 'Preview', show: 'Show the preview', hide: 'Hide the preview' },
  stories: {
    fields: {
      title: 'Title',
      slug: 'Address',
      tag: 'Tag',
      summary: 'Summary',
      points: 'Points',
      art: 'Picture',
      body: 'Text',
      announce: 'Announcement',
    },
    hints: {
      slug: 'Small letters, digits and hyphens. Left empty, it is made from the title.',
      slugStays: (slug: string) =>
        `It stands at /news/${slug}. When you change it, the old address leads on.`,
      slugChanges: (slug: string) => `The old address, /news/${slug}, will lead on to the new one.`,
      tag: 'One or two words above the title, such as Update',
      summary: 'What lists, previews and feeds show',
      body: 'In Markdown',
    },
    point: (number: number) => `Point ${String(number)}`,
    addPoint: 'Add a point',
    removePoint: (number: number) => `Remove point ${String(number)}`,
    pointsHint: (most: number) => `Short facts below the summary, at most ${String(most)}`,
    announce: 'Tell the chat once it is published',
    announced: { yes: 'Told in the chat', no: 'Not told in the chat' },
    states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
    scheduledFor: (moment: string) => `for ${moment}`,
    publishedAt: (moment: string) => `on ${moment}`,
    /** Leads from the list to where visitors read it. */
    page: 'See its page',
    pageOf: (title: string) => `See its page: ${isolated(title)}`,
    publish: 'Publish',
    schedule: 'Schedule',
    backToDraft: 'Back to draft',
    scheduleAt: 'Publish at',
    scheduleFault: 'Choose a time to come',
    done: {
      publish: 'The story is published',
      schedule: 'The story is scheduled',
      draft: 'The story is a draft again',
    },
    untitled: 'Untitled',
  },
  markdown: {
    title: 'How to write in Markdown',
    written: 'You write',
    shown: 'Visitors see',
    examples: [
      { name: 'Bold and italic', text: '**bold** and *italic*' },
      { name: 'Heading', text: '# A heading' },
      { name: 'Link', text: '[the rules](/rules)' },
      { name: 'List', text: '- first\n- second' },
      { name: 'Numbered list', text: '1. first\n2. second' },
      { name: 'Quote', text: '> Well played' },
      { name: 'Code', text: '`/vote`' },
    ],
    note: 'An empty line begins a new paragraph. Addresses that begin with https become links. Pictures must be of this site. HTML is shown as it is typed.',
  },
  banner: {
    fields: { text: 'Text', href: 'Link', tone: 'Tone', until: 'Ends' },
    hints: {
      text: 'One sentence, on every page',
      href: 'An address, such as discord.gg/name, or a page of this site, such as /rules',
      until: 'Left empty, it stays until you delete it',
    },
    tones: { info: 'Information', good: 'Good news', warning: 'Warning' } satisfies Record<
      BannerTone,
      string
    >,
    noun: 'banner',
    title: 'The banner',
    loading: 'Loading the banner...',
    failure: 'The banner could not be loaded',
    none: 'No banner is up.',
    noneText: 'What you save here stands on every page, until it ends or you delete it.',
    example: 'This is how the banner looks',
    over: 'Over',
    up: 'Up',
    ends: (moment: string) => `Ends ${moment}`,
  },
} as const;
