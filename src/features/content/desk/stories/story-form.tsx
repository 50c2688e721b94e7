import { useField } from 'formik';
import { contentDesk } from '#messages/content-desk';
import type { DeskStory } from '@/contract/content';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { FormCheckbox, FormInput, FormTextarea } from '@/ui/form/form-fields';
import { ArtField } from '../fields/art-field';
import { MarkdownHelp } from '../fields/markdown-help';
import { InsertPicture } from '../pictures/insert-picture';
import { PointFields } from './point-fields';

const { fields, hints, announce } = contentDesk.stories;

const SlugField = ({ item }: { item: DeskStory | null }) => {
  const [{ value }] = useField<string>('slug');
  const hint = !item
    ? hints.slug
    : value.trim() === '' || value.trim() === item.slug
      ? hints.slugStays(item.slug)
      : hints.slugChanges(item.slug);
  return (
    <FormInput
      name="slug"
      label={fields.slug}
      required={false}
      hint={hint}
      maxLength={CONTENT_LIMITS.slug}
      autoCapitalize="none"
      spellCheck={false}
      counter
    />
  );
};

export const StoryForm = ({ item }: { item: DeskStory | null }) => (
  <>
    <FormInput name="title" label={fields.title} maxLength={CONTENT_LIMITS.title} counter />
    <SlugField item={item} />
    <FormInput
      name="tag"
      label={fields.tag}
      required={false}
      hint={hints.tag}
      maxLength={CONTENT_LIMITS.tag}
      counter
    />
    <FormTextarea
      name="summary"
      label={fields.summary}
      required={false}
      hint={hints.summary}
      maxLength={CONTENT_LIMITS.summary}
      rows={3}
      counter
    />
    <PointFields />
    <ArtField name="art" />
    <FormTextarea
      name="body"
      label={fields.body}
      required={false}
      hint={hints.body}
      maxLength={CONTENT_LIMITS.body}
      rows={14}
      counter
    />
    <InsertPicture name="body" />
    <MarkdownHelp />
    <FormCheckbox name="announce" label={announce} />
  </>
);
