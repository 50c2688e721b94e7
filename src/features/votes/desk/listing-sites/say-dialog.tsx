import { voteSiteNames } from '#network/vote-names';
import { nameServiceSchema } from '@/contract/vote-requests';
import type { UnnamedService } from '@/contract/vote-services';
import { formatNumber } from '@/lib/format-number';
import { listingSitesDesk } from '@/messages/en/listing-sites-desk';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-fields';
import { Note, Text } from '@/ui/layout/text';
import { siteName } from '../names';
import { listingSitesApi } from './listing-sites-api';

const words = listingSitesDesk.say;
const schema = nameServiceSchema.pick(['site']);
const EMPTY = { site: '' };

interface SayDialogProps {
  service: UnnamedService;
  onClose: (isSaid: boolean) => void;
}

/** Asks which vote site a listing site is, and says what becomes of its votes then. */
export const SayDialog = ({ service: { service, votes }, onClose }: SayDialogProps) => {
  const [nameListingSite] = listingSitesApi.useNameListingSiteMutation();
  const send = async ({ site }: typeof EMPTY) => {
    const { data, error } = await nameListingSite({ service, site });
    if (data) notify.success(words.done(service, siteName(site), data.votes, formatNumber(data.votes)));
    return error ? toFailure(error) : null;
  };
  const close = () => onClose(false);
  return (
    <Dialog open onClose={close} title={words.title(service)}>
      <Dialog.Body>
        <Text>{words.text(votes, formatNumber(votes))}</Text>
        <Note as="div">{words.forgeable}</Note>
        <Form
          initialValues={EMPTY}
          schema={schema}
          send={send}
          onDone={() => onClose(true)}
          submitLabel={words.submit}
          failureTitle={words.failure}
          aside={<Button onClick={close}>{words.cancel}</Button>}
        >
          <FormSelect name="site" label={words.field}>
            <option value="" disabled>
              {words.choose}
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
