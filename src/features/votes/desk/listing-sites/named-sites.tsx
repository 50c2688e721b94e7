import { useState } from 'react';
import type { NamedService } from '@/contract/vote-services';
import { Entry, EntryList } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { listingSitesDesk } from '@/messages/en/listing-sites-desk';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Heading } from '@/ui/layout/heading';
import { Note, Text } from '@/ui/layout/text';
import { siteName } from '../names';
import { listingSitesApi } from './listing-sites-api';

const { named: words, takeBack } = listingSitesDesk;

const TakeBackDialog = ({
  service,
  onClose,
}: {
  service: NamedService;
  onClose: (isDone: boolean) => void;
}) => {
  const [forget, { isLoading, error }] = listingSitesApi.useForgetListingSiteMutation();
  const confirmed = async () => {
    const result = await forget(service.id);
    if (result.error) return;
    notify.success(takeBack.done(service.service));
    onClose(true);
  };
  return (
    <ConfirmDialog
      open
      onClose={() => onClose(false)}
      title={takeBack.title(service.service, siteName(service.site))}
      confirmLabel={takeBack.confirm}
      onConfirm={() => void confirmed()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {takeBack.text}
    </ConfirmDialog>
  );
};

interface NamedSitesProps {
  named: readonly NamedService[];
  /** The button that had the focus goes with its line, and with the last line the whole list. */
  onTakenBack: () => void;
}

/** Listing sites that an admin has named, each to be taken back. */
export const NamedSites = ({ named, onTakenBack }: NamedSitesProps) => {
  const [chosen, setChosen] = useState<NamedService>();
  const close = (isDone: boolean) => {
    setChosen(undefined);
    if (isDone) onTakenBack();
  };
  return (
    <>
      <Heading level={3}>{words.title}</Heading>
      <EntryList aria-label={words.list}>
        {named.map((service) => (
          <Entry key={service.id}>
            <div>
              <Text weight={600}>{words.line(service.service, siteName(service.site))}</Text>
              <Note tabular>{words.since(formatMoment(service.at))}</Note>
            </div>
            <Button
              aria-label={listingSitesDesk.unnamed.of(words.takeBack, service.service)}
              onClick={() => setChosen(service)}
            >
              {words.takeBack}
            </Button>
          </Entry>
        ))}
      </EntryList>
      {chosen && <TakeBackDialog service={chosen} onClose={close} />}
    </>
  );
};
