import { useState } from 'react';
import { VOTE_SITE_IDS } from '@/content/vote-rewards';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import { testVoteSchemaFor } from '@/contract/vote-requests';
import { isNameHere, toPlayerName } from '@/lib/player-name';
import { voteDesk } from '@/messages/en/vote-desk';
import { toFailure } from '@/store/failure';
import { Form } from '@/ui/form/form';
import { FormInput, FormSelect } from '@/ui/form/form-fields';
import { Card } from '@/ui/layout/card';
import { Columns } from '@/ui/layout/grid';
import { Note } from '@/ui/layout/text';
import { siteName } from './names';
import { TestProgress } from './test-progress';
import type { SentTest } from './test-steps';
import { voteDeskApi } from './vote-desk-api';

const words = voteDesk.test;
/** Takes only names on these servers. */
const schema = testVoteSchemaFor(isNameHere);
const [firstSite] = VOTE_SITE_IDS;
const empty = { username: '', site: firstSite ?? '' };

/** Sends a vote through everything, and shows how far it gets. */
export const TestVotes = () => {
  // What was sent stays, to be sent again.
  const [initialValues, setInitialValues] = useState(empty);
  const [sent, setSent] = useState<SentTest>();
  const [sendTestVote] = voteDeskApi.useSendTestVoteMutation();
  const send = async (values: typeof empty) => {
    const player = toPlayerName(values.username) ?? values.username;
    const { data, error } = await sendTestVote({ ...values, username: player });
    if (data) {
      setSent({ ...data, player });
      setInitialValues({ ...values, username: player });
    }
    return error ? toFailure(error) : null;
  };
  return (
    <Card.Section id="test-vote" title={words.title}>
      <Note as="div">{words.text}</Note>
      <Columns template="minmax(0, 1fr) minmax(0, 1fr)" from="medium">
        <Form
          initialValues={initialValues}
          schema={schema}
          send={send}
          submitLabel={words.submit}
          failureTitle={words.failure}
        >
          <FormInput
            name="username"
            label={words.player}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={PLAYER_NAME_LIMIT}
          />
          <FormSelect name="site" label={words.site}>
            {VOTE_SITE_IDS.map((id) => (
              <option key={id} value={id}>
                {siteName(id)}
              </option>
            ))}
          </FormSelect>
        </Form>
        {sent && <TestProgress key={sent.id} test={sent} />}
      </Columns>
    </Card.Section>
  );
};
