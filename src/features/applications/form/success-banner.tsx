import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { applicationForm } from '#messages/applications/form';
import { afterSending } from '#network/after-sending';
import { pages } from '#network/pages';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/button/copy-button';
import { Alert } from '@/ui/feedback/alert';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { privatePath, type PrivateLink } from '../private-link';

/** Delay until the applications page opens, in milliseconds. */
const REDIRECT_MS = 5_000;

const { title, link, redirect, stayLabel } = applicationForm.success;

const Address = styled.code.attrs({ translate: 'no' })`
  display: block;
  font-size: ${({ theme }) => theme.fontSize.small};
  overflow-wrap: anywhere;
`;

export interface SuccessBannerProps {
  sent: PrivateLink;
  /** True if the applicant continues on this page and must not be redirected. */
  isStaying: boolean;
}

/** Says that the application is stored and how to follow it, then opens the applications page. */
export const SuccessBanner = ({ sent: { id, key }, isStaying }: SuccessBannerProps) => {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [hasStopped, setHasStopped] = useState(false);
  const isLeaving = !isStaying && !hasStopped;
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [id]);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => navigate(pages.apply.path), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  const path = privatePath({ id, key });
  return (
    <Alert ref={root} tabIndex={-1} tone="success" title={title}>
      {/* Copying or selecting the link ends the countdown. */}
      <Stack gap={2} onClick={() => setHasStopped(true)}>
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
          {isLeaving && <Button>{stayLabel}</Button>}
        </Stack>
        {isLeaving && <Text size="small">{redirect}</Text>}
      </Stack>
    </Alert>
  );
};
