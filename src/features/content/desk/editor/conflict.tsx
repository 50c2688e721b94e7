import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text, Written } from '@/ui/layout/text';
import type { Editable, Saved } from '../documents';
import { differing } from './values';

const texts = contentDesk.conflict;

const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space[3]};

    & > h4 {
      grid-column: 1 / -1;
    }
  }
`;
const Version = styled.div`
  max-height: 16rem;
  overflow-y: auto;
`;

const Side = ({ label, text }: { label: string; text: string }) => (
  <Version tabIndex={0} role="group" aria-label={label}>
    <Note>{label}</Note>
    {text === '' ? <Text color="muted">{texts.nothing}</Text> : <Written>{text}</Written>}
  </Version>
);

/** Takes focus, so that it is read out and scrolled to. */
const useFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};

interface ConflictProps<Item extends Saved, Values extends object> {
  subject: Editable<Item, Values>;
  mine: Values;
  current: Item;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Two editors worked at once: shows the differences between their versions, and lets the later one decide.
 */
export const Conflict = <Item extends Saved, Values extends object>(props: ConflictProps<Item, Values>) => {
  const { subject, mine, current } = props;
  const { Facts } = subject;
  const heading = useFocus();
  const theirs = subject.toValues(current);
  const names = differing(theirs, mine);
  const fields = subject.fields.filter(({ name }) => names.includes(name));
  return (
    <Card as="section" aria-labelledby="conflict" accent="amber">
      <Stack>
        <Heading level={3} id="conflict" ref={heading} tabIndex={-1}>
          {subject.texts.changed}
        </Heading>
        <Text>{texts.text(formatMoment(current.updatedAt))}</Text>
        <Facts item={current} />
        {fields.length === 0 && <Text color="muted">{texts.same}</Text>}
        {fields.length > 0 && (
          <div role="group" aria-label={texts.differences}>
            {fields.map(({ name, label, show }) => (
              <Pair key={name}>
                <Text as="h4" weight={600}>
                  {label}
                </Text>
                <Side label={texts.mine} text={show(mine)} />
                <Side label={texts.theirs} text={show(theirs)} />
              </Pair>
            ))}
          </div>
        )}
        <Stack direction="row" gap={1} wrap>
          <Button variant="primary" loading={props.isSaving} onClick={props.onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button onClick={props.onTakeTheirs}>{texts.takeTheirs}</Button>
        </Stack>
      </Stack>
    </Card>
  );
};

interface GoneProps {
  title: string;
  isSaving: boolean;
  onSave: () => void;
}

/** Shown if someone else has deleted the edited item. */
export const Gone = ({ title, isSaving, onSave }: GoneProps) => {
  const heading = useFocus();
  const { text, action } = contentDesk.deletedMeanwhile;
  return (
    <Card as="section" aria-labelledby="conflict" accent="amber">
      <Stack>
        <Heading level={3} id="conflict" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{text}</Text>
        <div>
          <Button variant="primary" loading={isSaving} onClick={onSave}>
            {action}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
