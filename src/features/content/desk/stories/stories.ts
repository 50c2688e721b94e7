import { contentDesk } from '#messages/content-desk';
import { newStorySchema } from '@/contract/content-requests';
import type { ListedSubject } from '../documents';
import { PublishButtons, Publishing } from './publishing';
import { StoryFacts } from './story-facts';
import { StoryForm } from './story-form';
import { StoryPreview } from './story-preview';
import { storyFields, toRestoredStory, toStoryBody, toStoryValues, type StoryValues } from './story-values';

const texts = contentDesk.kinds.news;

/** Definition of stories for the desk. */
export const stories: ListedSubject<'news', StoryValues> = {
  kind: 'news',
  texts,
  titleOf: ({ title }) => title,
  toValues: toStoryValues,
  toBody: toStoryBody,
  toRestored: toRestoredStory,
  schema: newStorySchema,
  fields: storyFields,
  Facts: StoryFacts,
  Fields: StoryForm,
  Buttons: PublishButtons,
  Actions: Publishing,
  Preview: StoryPreview,
};
