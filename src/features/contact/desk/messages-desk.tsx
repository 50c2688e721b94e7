import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { messagesDesk } from '#messages/messages-desk';
import { Button } from '@/ui/button/button';
import { InputField, SelectField } from '@/ui/form/field';
import { Stack } from '@/ui/layout/stack';
import { STATES, stateOf, type Filters } from './message-filters';
import { lineId, MessageList } from './message-list';
import { MessagePane, PANE_HEAD_ID } from './message-pane';
import { useMessageAddress } from './use-message-address';

const { filter: texts } = messagesDesk;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};

  & > :first-child {
    flex: 0 1 200px;
  }
  & > :nth-child(2) {
    flex: 1 1 240px;
  }
`;

interface FilterBarProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Searches on request, because a search reads many messages. */
const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const [search, setSearch] = useState(filters.search);
  const submit = () => onChange({ search: search.trim() });
  return (
    <Bar role="search">
      <SelectField
        label={texts.label}
        required
        value={filters.state}
        onChange={({ target }) => onChange({ state: stateOf(target.value) })}
      >
        {STATES.map((state) => (
          <option key={state} value={state}>
            {texts.states[state]}
          </option>
        ))}
      </SelectField>
      <InputField
        label={texts.search}
        type="search"
        required
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && submit()}
      />
      <Button icon={<Search size={18} />} onClick={submit}>
        {texts.submit}
      </Button>
    </Bar>
  );
};

/** Moves focus to a message that opens, and back to its line in the list. */
const useFocusOnOpen = (id: string | null) => {
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before !== id) document.getElementById(id === null ? lineId(before ?? '') : PANE_HEAD_ID)?.focus();
  }, [id]);
};

/** Inbox of the contact form: the list, or the open message. */
const MessagesDesk = () => {
  const { filters, id, filterBy, searchFor, close } = useMessageAddress();
  useFocusOnOpen(id);
  if (id !== null) return <MessagePane key={id} id={id} listSearch={searchFor(null)} onDeleted={close} />;
  return (
    <Stack gap={1}>
      <FilterBar key={filters.search} filters={filters} onChange={filterBy} />
      <MessageList filters={filters} searchFor={searchFor} />
    </Stack>
  );
};

export default MessagesDesk;
