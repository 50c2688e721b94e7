import { admin } from '#messages/admin';
import { applicationsDesk } from '#messages/applications/desk';
import { positions } from '#network/positions';
import { ANNOUNCEMENTS, STATE_FILTERS } from '@/contract/applications';
import { FilterBar, type FilterChoice } from '@/features/admin/filter-bar';
import { filtersOf, type Filters, parametersOf } from './application-filters';
import { announcementTexts, deskStateTexts } from './application-texts';

const { filters: labels } = applicationsDesk;

const choices: FilterChoice<keyof Filters>[] = [
  {
    name: 'position',
    label: labels.position,
    options: positions.map(({ id, title = id }) => [id, title]),
  },
  {
    name: 'state',
    label: labels.state,
    options: STATE_FILTERS.map((state) => [
      state,
      state === 'open' ? admin.openState : deskStateTexts[state].label,
    ]),
  },
  {
    name: 'announcement',
    label: labels.announcement,
    options: ANNOUNCEMENTS.map((state) => [state, announcementTexts[state].label]),
  },
];

interface FilterBarProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export const ApplicationFilterBar = ({ filters, onChange }: FilterBarProps) => (
  <FilterBar
    choices={choices}
    values={parametersOf(filters)}
    onChange={(name, value) => onChange({ [name]: filtersOf(new URLSearchParams({ [name]: value }))[name] })}
  />
);
