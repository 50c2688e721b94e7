import { nanoid } from '@reduxjs/toolkit';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationComment, ApplicationDetail } from '@/contract/application-desk';
import { newCommentSchema } from '@/contract/application-requests';
import { COMMENT_LIMIT } from '@/contract/applications';
import { useMe } from '@/features/admin/use-me';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Form } from '@/ui/form/form';
import { FormTextarea } from '@/ui/form/form-fields';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Written } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { applicationApi } from '../application-api';

const { comments: texts } = applicationsDesk;

const Comment = ({ comment: { at, author, text } }: { comment: ApplicationComment }) => (
  <li>
    <Note tabular>
      <Verbatim>{author.username}</Verbatim>, <time dateTime={at}>{formatMoment(at)}</time>
    </Note>
    <Written>{text}</Written>
  </li>
);

/** Internal comments of staff on an application. */
export const ApplicationComments = ({ application }: { application: ApplicationDetail }) => {
  const me = useMe();
  const dispatch = useAppDispatch();
  const send = async (values: { text: string }) => {
    const { text } = newCommentSchema.cast(values);
    const author = { id: me.id, username: me.username };
    const comment = { id: nanoid(), at: new Date().toISOString(), author, text };
    const { error } = await dispatch(
      applicationApi.endpoints.addComment.initiate({ application, comment }, { track: false }),
    );
    return error ? toFailure(error) : null;
  };
  const { comments } = application;
  return (
    <Stack gap={2} as="section" aria-labelledby="comments">
      <div>
        <Heading level={3} id="comments">
          {texts.title}
        </Heading>
        <Note>{texts.text}</Note>
      </div>
      {comments.length > 0 && (
        <Stack as="ul" aria-label={texts.title}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </Stack>
      )}
      <Form
        initialValues={{ text: '' }}
        schema={newCommentSchema}
        send={send}
        submitLabel={texts.submit}
        failureTitle={texts.failureTitle}
        tone="secondary"
      >
        <FormTextarea name="text" label={texts.field} rows={3} maxLength={COMMENT_LIMIT} />
      </Form>
    </Stack>
  );
};
