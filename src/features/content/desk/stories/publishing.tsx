import { Formik, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import type { DeskStory } from '@/contract/content';
import { NOW } from '@/contract/content-fields';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { useEditing } from '../editor/editing';
import { MomentField } from '../fields/moment-field';
import { StoryFacts } from './story-facts';
import { useStoryState } from './use-story-state';

const texts = contentDesk.stories;

const Frame = styled.div`
  margin-top: ${({ theme }) => theme.space[1]};
  padding-top: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Time = styled(Stack).attrs({ gap: 0.5 })`
  max-width: 28rem;
`;

interface Chosen {
  publishedAt: string | null;
}

const ScheduleButton = () => {
  const { isSaving } = useEditing();
  const { submitForm } = useFormikContext<Chosen>();
  return (
    <Button loading={isSaving} onClick={() => void submitForm()}>
      {texts.schedule}
    </Button>
  );
};

/** A form of its own, because its time is used only when *Schedule* sends it. */
const Scheduling = ({ first }: { first: string | null }) => {
  const { save } = useEditing();
  const check = ({ publishedAt }: Chosen) =>
    publishedAt === null || Date.parse(publishedAt) <= Date.now() ? { publishedAt: texts.scheduleFault } : {};
  return (
    <Formik<Chosen>
      initialValues={{ publishedAt: first }}
      enableReinitialize
      validate={check}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={({ publishedAt }) => save({ body: { publishedAt }, done: texts.done.schedule, closes: true })}
    >
      <Time>
        <MomentField name="publishedAt" label={texts.scheduleAt} />
        <div>
          <ScheduleButton />
        </div>
      </Time>
    </Formik>
  );
};

/** Publishes a story now, or withdraws it. */
export const PublishButtons = ({ item }: { item: DeskStory | null }) => {
  const { save, isSaving } = useEditing();
  const state = useStoryState(item);
  return (
    <>
      {state !== 'published' && (
        <Button
          loading={isSaving}
          onClick={() => save({ body: { publishedAt: NOW }, done: texts.done.publish, closes: true })}
        >
          {texts.publish}
        </Button>
      )}
      {state !== 'draft' && (
        <Button
          loading={isSaving}
          onClick={() => save({ body: { publishedAt: null }, done: texts.done.draft })}
        >
          {texts.backToDraft}
        </Button>
      )}
    </>
  );
};

/** Facts about a story's publication, and a time for it. */
export const Publishing = ({ item }: { item: DeskStory | null }) => {
  const state = useStoryState(item);
  return (
    <Frame>
      <Stack>
        {item && <StoryFacts item={item} />}
        {state !== 'published' && <Scheduling first={item?.publishedAt ?? null} />}
      </Stack>
    </Frame>
  );
};
