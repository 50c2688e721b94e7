import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { UnnamedService } from '@/contract/vote-services';
import { Entry } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { listingSitesDesk } from '@/messages/en/listing-sites-desk';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { KeptVotes } from './kept-votes';

const words = listingSitesDesk.unnamed;

const Panel = styled.div`
  grid-column: 1 / -1;
`;

interface UnnamedSiteProps {
  service: UnnamedService;
  /** The admin wants to say which vote site it is. */
  onSay: (service: UnnamedService) => void;
}

/** A name that votes come under and that nobody knows, with its votes on request. */
export const UnnamedSite = ({ service, onSay }: UnnamedSiteProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const toggle = isOpen ? words.hide : words.show;
  return (
    <Entry>
      <div>
        <Text weight={600}>{service.service}</Text>
        <Note tabular>
          {words.seen(service.votes, formatNumber(service.votes), formatMoment(service.lastAt))}
        </Note>
      </div>
      <Stack direction="row" gap={1} wrap>
        <Button
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': panel })}
          aria-label={words.of(toggle, service.service)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {toggle}
        </Button>
        <Button aria-label={words.of(words.say, service.service)} onClick={() => onSay(service)}>
          {words.say}
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
