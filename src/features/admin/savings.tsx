import { usage } from '#messages/usage';
import { type Saving, SAVINGS, type Savings as Saved } from '@/contract/savings';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { adminApi } from './admin-api';
import { Entry, EntryList } from './entry';

const { savings: texts } = usage;

/** Lists what the site can do without to stay within the free plans. Each part has a button, which takes effect at once. */
export const Savings = ({ savings }: { savings: Saved }) => {
  const [save, { isLoading, originalArgs }] = adminApi.useSaveMutation();
  const change = async (name: Saving) => {
    const { film, polls, heartbeats, version } = savings;
    const parts = { film, polls, heartbeats, [name]: !savings[name] };
    const result = await save({ ...parts, ...(version !== null && { version }) });
    if (result.error) notify.error(toFailure(result.error).message);
    else notify.success(texts.parts[name].done(!savings[name]));
  };
  return (
    <Stack gap={1}>
      <Heading level={3} size="body">
        {texts.title}
      </Heading>
      <Note>{savings.bySite.length > 0 ? texts.bySite : texts.note}</Note>
      <EntryList aria-label={texts.title}>
        {SAVINGS.map((name) => {
          const { label, effect, turn } = texts.parts[name];
          return (
            <Entry key={name}>
              <Stack gap={0.5}>
                <Text weight={600}>{label}</Text>
                <Note>{effect}</Note>
                {savings.bySite.includes(name) && <Note>{texts.ofSite}</Note>}
              </Stack>
              <Button
                loading={isLoading && originalArgs?.[name] !== savings[name]}
                onClick={() => void change(name)}
              >
                {turn(!savings[name])}
              </Button>
            </Entry>
          );
        })}
      </EntryList>
    </Stack>
  );
};
