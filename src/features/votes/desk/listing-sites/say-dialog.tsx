import { listingSitesDesk } from '#messages/listing-sites-desk';
import { voteSiteNames } from '#network/vote-names';
import { nameServiceSchema } from '@/contract/vote-requests';
import type { UnnamedService } from '@/contract/vote-services';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-fields';
import { Note, Text } from '@/ui/layout/text';
import { siteName } from '../names';
import { listingSitesApi } from './listing-sites-api';

const texts = listingSitesDesk.say;
const schema = nameServiceSchema.pick(['site']);
const EMPTY = { site: '' };

interface SayDialogProps {
  service: UnnamedService;
  onClose: (isSaid: boolean) => void;
}

/** Asks for the vote site of a listing site, and says what will happen to its votes. */
export const SayDialog = ({ service: { service, votes }, onClose }: SayDialogProps) => {
  const [nameListingSite] = listingSitesApi.useNameListingSiteMutation();
  const send = async ({ site }: typeof EMPTY) => {
    const { data, error } = await nameListingSite({ service, site });
    if (data) notify.success(counted(texts.done(service, siteName(site)), data.votes, formatNumber));
    return error ? toFailure(error) : null;
  };
  const close = () => onClose(false);
  return (
    <Dialog open onClose={close} title={texts.title(service)}>
      <Dialog.Body>
        <Text>{counted(texts.text, votes, formatNumber)}</Text>
        <Note as="div">{texts.forgeable}</Note>
        <Form
          initialValues={EMPTY}
          schema={schema}
          send={send}
          onDone={() => onClose(true)}
          submitLabel={texts.submit}
          failureTitle={texts.failure}
          aside={<Button onClick={close}>{texts.cancel}</Button>}
        >
          <FormSelect name="site" label={texts.field}>
            <option value="" disabled>
              {texts.choose}
            </option>
            {voteSiteNames.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FormSelect>
        </Form>
      </Dialog.Body>
    </Dialog>
  );
};
