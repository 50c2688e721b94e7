import { contentDesk } from '#messages/content-desk';
import { artTitles } from '#network/art-titles';
import type { DeskStory } from '@/contract/content';
import { USUAL_ART } from '@/contract/content-fields';
import type { Field } from '../documents';

/** Values of the story form, with the names of the wire. */
export interface StoryValues {
  title: string;
  /** Empty to make one from the title. */
  slug: string;
  tag: string;
  summary: string;
  points: readonly string[];
  art: string;
  body: string;
  announce: boolean;
}

const NEW: StoryValues = {
  title: '',
  slug: '',
  tag: '',
  summary: '',
  points: [],
  art: USUAL_ART,
  body: '',
  announce: false,
};

export const toStoryValues = (story: DeskStory | null): StoryValues => {
  if (!story) return NEW;
  const { title, slug, tag, summary, points, art, body, announce } = story;
  return { title, slug, tag, summary, points, art, body, announce };
};

/** Omits an empty slug: the server makes one from the title, or keeps the current one. */
export const toStoryBody = ({ slug, ...values }: StoryValues): object => ({
  ...values,
  ...(slug.trim() !== '' && { slug }),
});

export type StoryState = 'draft' | 'scheduled' | 'published';

/**
 * @param now in milliseconds since 1970. The clock may be slow, so it is at least the time of the last save.
 */
export const stateOf = (
  { publishedAt, updatedAt }: Pick<DeskStory, 'publishedAt' | 'updatedAt'>,
  now: number,
): StoryState => {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > Math.max(now, Date.parse(updatedAt)) ? 'scheduled' : 'published';
};

/** Returns the body that restores a deleted story. A published one has been announced in the chat already. */
export const toRestoredStory = (story: DeskStory): object => ({
  ...toStoryValues(story),
  publishedAt: story.publishedAt,
  announce: story.announce && stateOf(story, Date.now()) !== 'published',
});

const { fields, announced } = contentDesk.stories;

export const storyFields: readonly Field<StoryValues>[] = [
  { name: 'title', label: fields.title, show: ({ title }) => title },
  { name: 'slug', label: fields.slug, show: ({ slug }) => slug },
  { name: 'tag', label: fields.tag, show: ({ tag }) => tag },
  { name: 'summary', label: fields.summary, show: ({ summary }) => summary },
  { name: 'points', label: fields.points, show: ({ points }) => points.join('\n') },
  { name: 'art', label: fields.art, show: ({ art }) => artTitles[art] ?? art },
  { name: 'body', label: fields.body, show: ({ body }) => body },
  { name: 'announce', label: fields.announce, show: ({ announce }) => announced[announce ? 'yes' : 'no'] },
];
