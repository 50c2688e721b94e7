import { nanoid } from '@reduxjs/toolkit';
import { styled } from 'styled-components';
import type { ApplicationComment, ApplicationDetail } from '@/contract/application-desk';
import { newCommentSchema } from '@/contract/application-requests';
import { COMMENT_LIMIT } from '@/contract/applications';
import type { User } from '@/contract/users';
import { formatMoment } from '@/lib/format';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Form } from '@/ui/form/form';
import { FormTextarea } from '@/ui/form/form-textarea';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { applicationApi } from '../application-api';
import { Written } from './application-written';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Comment = ({ comment: { at, author, text } }: { comment: ApplicationComment }) => (
  <li>
    <Text color="muted" size="small" tabular>
      {author.username}, <time dateTime={at}>{formatMoment(at)}</time>
    </Text>
    <Written>{text}</Written>
  </li>
);

interface CommentsProps {
  application: ApplicationDetail;
  me: User;
}

/** What admins say to each other about an application. */
export const ApplicationComments = ({ application, me }: CommentsProps) => {
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
          Comments
        </Heading>
        <Text color="muted" size="small">
          For admins only. The applicant never sees them.
        </Text>
      </div>
      {comments.length > 0 && (
        <List aria-label="Comments">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </List>
      )}
      <Form
        initialValues={{ text: '' }}
        schema={newCommentSchema}
        send={send}
        submitLabel="Add comment"
        failureTitle="The comment was not added"
        tone="secondary"
      >
        <FormTextarea name="text" label="Comment" rows={3} maxLength={COMMENT_LIMIT} />
      </Form>
    </Stack>
  );
};
