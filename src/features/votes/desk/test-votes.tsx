import { useState } from 'react';
import { voteDesk } from '#messages/vote-desk';
import { voteSiteNames } from '#network/vote-names';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import { testVoteSchemaFor } from '@/contract/vote-requests';
import { isNameHere, toPlayerName } from '@/lib/player-name';
import { toFailure } from '@/store/failure';
import { Form } from '@/ui/form/form';
import { FormInput, FormSelect } from '@/ui/form/form-fields';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Note } from '@/ui/layout/text';
import { TestProgress } from './test-progress';
import type { SentTest } from './test-steps';
import { voteDeskApi } from './vote-desk-api';

const texts = voteDesk.test;
/** Accepts only names that exist on these servers. */
const schema = testVoteSchemaFor(isNameHere);

export const TestVotes = () => {
  // Keeps the sent values, to be sent again.
  const [initialValues, setInitialValues] = useState({ username: '', site: voteSiteNames[0]?.id ?? '' });
  const [sent, setSent] = useState<SentTest>();
  const [sendTestVote] = voteDeskApi.useSendTestVoteMutation();
  const send = async (values: typeof initialValues) => {
    const player = toPlayerName(values.username) ?? values.username;
    const { data, error } = await sendTestVote({ ...values, username: player });
    if (data) {
      setSent({ ...data, player });
      setInitialValues({ ...values, username: player });
    }
    return error ? toFailure(error) : null;
  };
  return (
    <Card.Section id="test-vote" title={texts.title}>
      <Note as="div">{texts.text}</Note>
      <Columns template="minmax(0, 1fr) minmax(0, 1fr)" from="medium">
        <Form
          initialValues={initialValues}
          schema={schema}
          send={send}
          submitLabel={texts.submit}
          failureTitle={texts.failure}
        >
          <FormInput
            name="username"
            label={texts.player}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={PLAYER_NAME_LIMIT}
          />
          <FormSelect name="site" label={texts.site}>
            {voteSiteNames.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
        </Form>
        {sent && <TestProgress key={sent.id} test={sent} />}
      </Columns>
    </Card.Section>
  );
};
