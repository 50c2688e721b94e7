import { newStorySchema } from '@/contract/content-requests';
import { contentDesk } from '@/messages/en/content-desk';
import type { Subject } from '../documents';
import { Publishing } from './publishing';
import { StoryFacts } from './story-facts';
import { StoryForm } from './story-form';
import { StoryPreview } from './story-preview';
import { storyFields, toRestoredStory, toStoryBody, toStoryValues, type StoryValues } from './story-values';

const words = contentDesk.kinds.news;

/** What the desk has to know of stories. */
export const stories: Subject<'news', StoryValues> = {
  kind: 'news',
  words,
  noun: words.noun,
  titleOf: ({ title }) => title,
  toValues: toStoryValues,
  toBody: toStoryBody,
  toRestored: toRestoredStory,
  schema: newStorySchema,
  fields: storyFields,
  Facts: StoryFacts,
  Fields: StoryForm,
  Actions: Publishing,
  Preview: StoryPreview,
};
