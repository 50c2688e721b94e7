import { object, string } from 'yup';
import { DiscardButton } from '@/ui/form/discard-button';
import { DraftOffer } from '@/ui/form/draft-offer';
import { Form } from '@/ui/form/form';
import { FormInput, FormPassword, FormSelect, FormTextarea } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { Specimen } from './specimen';

const schema = object({
  name: string().required('Name is required'),
  position: string().required(),
  password: string().min(8, 'At least 8 characters').required('Password is required'),
  about: string().required('About you is required'),
});
const empty = { name: '', position: 'Staff', password: '', about: '' };
const discard = {
  question: { title: 'Discard the draft?', text: 'What you wrote is lost.', confirmLabel: 'Discard draft' },
  onDiscard: () => undefined,
};
const refuse = () => Promise.resolve({ message: 'Nothing is sent from here.', fields: {} });

export const Forms = () => (
  <Specimen name="Form">
    <Form
      initialValues={empty}
      schema={schema}
      send={refuse}
      submitLabel="Send"
      failureTitle="That was not sent"
    >
      <Specimen name="FormFields">
        <FormInput name="name" label="Name" />
        <FormSelect name="position" label="Position">
          <option>Staff</option>
          <option>Builder</option>
        </FormSelect>
        <FormPassword name="password" label="Password" autoComplete="off" />
      </Specimen>
      <Specimen name="FormTextarea">
        <FormTextarea name="about" label="About you" counter maxLength={200} />
      </Specimen>
    </Form>
    <Specimen name="DraftOffer">
      <DraftOffer title="A draft is kept" continueLabel="Continue" onContinue={() => undefined} {...discard}>
        <Text>You wrote it yesterday.</Text>
      </DraftOffer>
    </Specimen>
    <Specimen name="DiscardButton">
      <DiscardButton {...discard} />
    </Specimen>
  </Specimen>
);
