import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { listingSitesDesk } from '#messages/listing-sites-desk';
import type { UnnamedService } from '@/contract/vote-services';
import { Entry } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { KeptVotes } from './kept-votes';

const texts = listingSitesDesk.unnamed;

const Panel = styled.div`
  grid-column: 1 / -1;
`;

interface UnnamedSiteProps {
  service: UnnamedService;
  /** Called when the admin wants to assign it. */
  onSay: (service: UnnamedService) => void;
}

/** An unrecognized name in votes, with its votes on request. */
export const UnnamedSite = ({ service, onSay }: UnnamedSiteProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const toggle = isOpen ? texts.hide : texts.show;
  return (
    <Entry>
      <div>
        <Text weight={600}>{service.service}</Text>
        <Note tabular>{counted(texts.seen(formatMoment(service.lastAt)), service.votes, formatNumber)}</Note>
      </div>
      <Stack direction="row" gap={1} wrap>
        <Button
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': panel })}
          aria-label={texts.of(toggle, service.service)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {toggle}
        </Button>
        <Button aria-label={texts.of(texts.say, service.service)} onClick={() => onSay(service)}>
          {texts.say}
        </Button>
      </Stack>
      {isOpen && (
        <Panel id={panel}>
          <KeptVotes service={service} />
        </Panel>
      )}
    </Entry>
  );
};
