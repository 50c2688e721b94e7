import type { DeskStory } from '@/contract/content';
import type { Art } from '@/contract/content-fields';
import { contentDesk } from '@/messages/en/content-desk';
import { artField } from '@/messages/en/content-desk-fields';
import type { Field } from '../documents';

/** What the form of a story has, with the names of the wire. */
export interface StoryValues {
  title: string;
  /** Empty for one that is to be made from the title. */
  slug: string;
  tag: string;
  summary: string;
  points: readonly string[];
  art: Art;
  body: string;
  announce: boolean;
}

const NEW: StoryValues = {
  title: '',
  slug: '',
  tag: '',
  summary: '',
  points: [],
  art: 'community',
  body: '',
  announce: false,
};

export const toStoryValues = (story: DeskStory | null): StoryValues => {
  if (!story) return NEW;
  const { title, slug, tag, summary, points, art, body, announce } = story;
  return { title, slug, tag, summary, points, art, body, announce };
};

/** Without an address there is one made from the title, or the one that there was stays. */
export const toStoryBody = ({ slug, ...values }: StoryValues): object => ({
  ...values,
  ...(slug.trim() !== '' && { slug }),
});

export type StoryState = 'draft' | 'scheduled' | 'published';

/** @param now in milliseconds since 1970, by a clock that may be slow: it is later than when the server saved the story */
export const stateOf = (
  { publishedAt, updatedAt }: Pick<DeskStory, 'publishedAt' | 'updatedAt'>,
  now: number,
): StoryState => {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > Math.max(now, Date.parse(updatedAt)) ? 'scheduled' : 'published';
};

/** What brings back a deleted story: of one that was published, the chat has been told. */
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
  { name: 'art', label: fields.art, show: ({ art }) => artField.names[art] },
  { name: 'body', label: fields.body, show: ({ body }) => body },
  { name: 'announce', label: fields.announce, show: ({ announce }) => announced[announce ? 'yes' : 'no'] },
];
