import type { BannerTone, ContentKind } from '@/contract/content-fields';
import { isolated } from '@/lib/direction';

/** Texts about editing one kind of document, or the banner. */
export interface EditingTexts {
  saved: string;
  notSaved: string;
  /** Title of the offer to continue a draft. */
  draft: string;
  /** Title shown when someone else has saved another version. */
  changed: string;
  /** Title shown when someone else has deleted it. */
  deleted: string;
}

/** Texts about one kind of document. */
export interface KindTexts extends EditingTexts {
  create: string;
  editing: string;
  gone: string;
  list: string;
  loading: string;
  failure: string;
  empty: string;
  emptyText: string;
}

export const contentDesk = {
  tabs: { news: 'News', events: 'Events', faq: 'Questions', banner: 'Banner' } satisfies Record<
    ContentKind | 'banner',
    string
  >,
  tabsLabel: 'Kinds of content',
  kinds: {
    news: {
      saved: 'Story saved',
      notSaved: 'The story could not be saved',
      draft: 'You have an unsaved draft of this story',
      changed: 'Someone else has changed this story',
      deleted: 'Someone deleted this story in the meantime',
      gone: 'This story no longer exists',
      create: 'New story',
      editing: 'Edit story',
      list: 'Stories',
      loading: 'Loading stories...',
      failure: 'Stories could not be loaded',
      empty: 'No stories',
      emptyText: 'Stories appear here as you write them, drafts first.',
    },
    events: {
      saved: 'Event saved',
      notSaved: 'The event could not be saved',
      draft: 'You have an unsaved draft of this event',
      changed: 'Someone else has changed this event',
      deleted: 'Someone deleted this event in the meantime',
      gone: 'This event no longer exists',
      create: 'New event',
      editing: 'Edit event',
      list: 'Events',
      loading: 'Loading events...',
      failure: 'Events could not be loaded',
      empty: 'No events',
      emptyText: 'Events on your servers appear here.',
    },
    faq: {
      saved: 'Question saved',
      notSaved: 'The question could not be saved',
      draft: 'You have an unsaved draft of this question',
      changed: 'Someone else has changed this question',
      deleted: 'Someone deleted this question in the meantime',
      gone: 'This question no longer exists',
      create: 'New question',
      editing: 'Edit question',
      list: 'Questions',
      loading: 'Loading questions...',
      failure: 'Questions could not be loaded',
      empty: 'No questions',
      emptyText: 'Add questions that players often ask, with their answers.',
    },
  } satisfies Record<ContentKind, KindTexts>,
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  backToList: 'Back to the list',
  loadingDraft: 'Looking for an unsaved draft...',
  updated: (moment: string) => `Changed ${moment}`,
  goneText: 'It was deleted, or its address is misspelled.',
  kept: 'What you typed is still here.',
  deleted: {
    title: (name: string) => `Deleted: ${isolated(name)}`,
    undo: 'Undo',
    dismiss: 'Dismiss',
    failed: (name: string) => `${isolated(name)} could not be restored`,
    restored: (name: string) => `Restored: ${isolated(name)}`,
    refused: (name: string) => `${isolated(name)} could not be deleted`,
  },
  draft: {
    text: (moment: string) => `Last typed ${moment}. The draft is stored in this browser.`,
    continue: 'Continue where you left off',
    discard: {
      title: 'Discard this draft?',
      text: 'Your unsaved changes will be lost.',
      confirmLabel: 'Discard draft',
    },
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'Your unsaved changes stay in this browser for seven days. It offers them when you open this editor again.',
    confirm: 'Leave',
  },
  conflict: {
    text: (moment: string) =>
      `Their version was saved ${moment}. Yours is still here: choose which one to keep.`,
    differences: 'Differences between the two versions',
    same: 'Both versions are the same.',
    mine: 'Yours',
    theirs: 'Theirs',
    nothing: 'Nothing',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    aside: {
      title: 'You’re now viewing their version',
      text: 'Your version is kept until you leave this page.',
      back: 'Restore mine',
      discard: 'Discard mine',
    },
  },
  deletedMeanwhile: {
    text: 'What you typed is still here. You can save it as a new one.',
    action: 'Save as a new one',
  },
  unreadable: 'The site sent an answer that this page cannot read. Please reload the page.',
  preview: { title: 'Preview', show: 'Show preview', hide: 'Hide preview' },
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
      slug: 'Lowercase letters, digits and hyphens. Leave it empty to use the title.',
      slugStays: (slug: string) =>
        `The story is at /news/${slug}. If you change this, the old address will redirect to the new one.`,
      slugChanges: (slug: string) => `The old address, /news/${slug}, will redirect to the new one.`,
      tag: 'One or two words above the title, such as Update',
      summary: 'Shown in lists, previews and feeds',
      body: 'In Markdown',
    },
    point: (number: number) => `Point ${String(number)}`,
    addPoint: 'Add a point',
    removePoint: (number: number) => `Remove point ${String(number)}`,
    pointsHint: (most: number) => `Short facts below the summary, at most ${String(most)}`,
    announce: 'Announce it in the chat when published',
    announced: { yes: 'Announced in the chat', no: 'Not announced in the chat' },
    states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
    scheduledFor: (moment: string) => `for ${moment}`,
    publishedAt: (moment: string) => `on ${moment}`,
    /** Link from the list to the visitors' page. */
    page: 'View page',
    pageOf: (title: string) => `View page: ${isolated(title)}`,
    publish: 'Publish',
    schedule: 'Schedule',
    backToDraft: 'Back to draft',
    scheduleAt: 'Publish at',
    scheduleFault: 'Choose a time in the future',
    done: {
      publish: 'Story published',
      schedule: 'Story scheduled',
      draft: 'Story moved back to drafts',
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
    note: 'An empty line starts a new paragraph. Addresses that start with https become links. Pictures must be uploaded to this site. HTML is shown as typed.',
  },
  banner: {
    fields: { text: 'Text', href: 'Link', tone: 'Tone', until: 'Ends' },
    hints: {
      text: 'One sentence, on every page',
      href: 'An address such as discord.gg/name, or a page of this site such as /rules',
      until: 'Leave it empty to keep the banner until you delete it',
    },
    tones: { info: 'Information', good: 'Good news', warning: 'Warning' } satisfies Record<
      BannerTone,
      string
    >,
    saved: 'Banner saved',
    notSaved: 'The banner could not be saved',
    draft: 'You have an unsaved draft of this banner',
    changed: 'Someone else has changed this banner',
    deleted: 'Someone deleted this banner in the meantime',
    title: 'Banner',
    loading: 'Loading the banner...',
    failure: 'The banner could not be loaded',
    none: 'No banner',
    noneText: 'A banner that you save here is shown on every page until it ends or you delete it.',
    example: 'Your banner looks like this',
    over: 'Ended',
    up: 'Live',
    ends: (moment: string) => `Ends ${moment}`,
  },
} as const;
