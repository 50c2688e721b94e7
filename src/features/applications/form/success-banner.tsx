import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { applicationForm } from '#messages/applications/form';
import { afterSending } from '#network/after-sending';
import { pages } from '#network/pages';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { ButtonLink } from '@/ui/button/button';
import { CopyButton } from '@/ui/button/copy-button';
import { Alert } from '@/ui/feedback/alert';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { privatePath, type PrivateLink } from '../private-link';

const { title, link, doneLabel } = applicationForm.success;

const Address = styled.code.attrs({ translate: 'no' })`
  display: block;
  font-size: ${({ theme }) => theme.fontSize.small};
  overflow-wrap: anywhere;
`;

/** Says that the application is stored and how to follow it, until the applicant goes on. */
export const SuccessBanner = ({ sent: { id, key } }: { sent: PrivateLink }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [id]);
  const path = privatePath({ id, key });
  return (
    <Alert ref={root} tabIndex={-1} tone="success" title={title}>
      <Stack gap={2}>
        {afterSending !== null && <p>{afterSending}</p>}
        <div>
          <Text as="strong" color="text">
            {link.title}
          </Text>
          <p>{link.text}</p>
          <Address>
            <Link to={path}>{new URL(path, location.href).href}</Link>
          </Address>
        </div>
        <Stack direction="row" gap={1} wrap>
          <CopyButton value={new URL(path, location.href).href} copiedLabel={link.copiedLabel}>
            {link.copyLabel}
          </CopyButton>
          <ButtonLink to={pages.apply.path}>{doneLabel}</ButtonLink>
        </Stack>
      </Stack>
    </Alert>
  );
};
