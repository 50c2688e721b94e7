import { useEffect, useRef } from 'react';
import { support } from '#network/support';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { FormPlace } from './form-place';
import type { TopicChoice } from './prefilled-subject';

export interface ContactSectionProps {
  /** Target of links to the form. */
  id: string;
  choice: TopicChoice;
}

/** The section with the contact form. Choosing a topic while it is on the page scrolls to it. */
export const ContactSection = ({ id, choice }: ContactSectionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(choice.chosenAt);
  useEffect(() => {
    if (choice.chosenAt !== first.current && choice.topic !== undefined) heading.current?.focus();
  }, [choice]);
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Card.Title level={2} id={`${id}-title`} ref={heading} tabIndex={-1}>
            {support.contact.title}
          </Card.Title>
          <Text color="muted">{support.contact.text}</Text>
        </Stack>
        <FormPlace choice={choice} />
      </Stack>
    </Card>
  );
};
