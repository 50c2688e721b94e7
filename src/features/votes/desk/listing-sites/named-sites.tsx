import { useState } from 'react';
import { listingSitesDesk } from '#messages/listing-sites-desk';
import type { NamedService } from '@/contract/vote-services';
import { Entry, EntryList } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Heading } from '@/ui/layout/heading';
import { Note, Text } from '@/ui/layout/text';
import { siteName } from '../names';
import { listingSitesApi } from './listing-sites-api';

const { named: texts, takeBack } = listingSitesDesk;

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
  /** The button that had focus disappears with its line, and the whole list with its last line. */
  onTakenBack: () => void;
}

/** Listing sites assigned by an admin, each with a button that undoes it. */
export const NamedSites = ({ named, onTakenBack }: NamedSitesProps) => {
  const [chosen, setChosen] = useState<NamedService>();
  const close = (isDone: boolean) => {
    setChosen(undefined);
    if (isDone) onTakenBack();
  };
  return (
    <>
      <Heading level={3}>{texts.title}</Heading>
      <EntryList aria-label={texts.list}>
        {named.map((service) => (
          <Entry key={service.id}>
            <div>
              <Text weight={600}>{texts.line(service.service, siteName(service.site))}</Text>
              <Note tabular>{texts.since(formatMoment(service.at))}</Note>
            </div>
            <Button
              aria-label={listingSitesDesk.unnamed.of(texts.takeBack, service.service)}
              onClick={() => setChosen(service)}
            >
              {texts.takeBack}
            </Button>
          </Entry>
        ))}
      </EntryList>
      {chosen && <TakeBackDialog service={chosen} onClose={close} />}
    </>
  );
};
