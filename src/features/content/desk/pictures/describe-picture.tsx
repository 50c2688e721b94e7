import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { pictureDesk as words } from '@/messages/en/picture-desk';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { InputField } from '@/ui/form/field';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

interface DescribePictureProps {
  preview: ReactNode;
  /** Its size in words. */
  facts: string;
  /** What it shows, as far as somebody has said. */
  alt: string;
  confirmLabel: string;
  onConfirm: (alt: string) => void;
  isBusy?: boolean;
  /** Why that did not work, and what is wrong with the description. */
  problem?: { readonly message: string; readonly alt: string | undefined } | null;
  onBack: () => void;
  /** A button more. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A picture with what has to be said of it. No form of its own: it stands in the editor's. */
export const DescribePicture = (props: DescribePictureProps) => {
  const { isBusy = false, problem = null } = props;
  const [alt, setAlt] = useState(props.alt);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = () => {
    const said = alt.trim();
    setMissing(said === '');
    if (said === '') field.current?.focus();
    else if (!isBusy) props.onConfirm(said);
  };
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    confirm();
  };
  return (
    <Stack>
      {props.preview}
      <Note tabular>{props.facts}</Note>
      <InputField
        ref={field}
        label={words.description}
        hint={words.descriptionHint}
        error={isMissing && alt.trim() === '' ? words.descriptionMissing : problem?.alt}
        counter
        required
        autoFocus
        autoComplete="off"
        maxLength={UPLOAD_LIMITS.alt}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={confirmOnEnter}
      />
      {props.children}
      {problem && problem.alt === undefined && (
        <Alert tone="danger" title={words.uploadFailure}>
          {problem.message}
        </Alert>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button variant="primary" loading={isBusy} onClick={confirm}>
          {props.confirmLabel}
        </Button>
        <Button onClick={props.onBack}>{words.back}</Button>
        {props.action}
      </Stack>
    </Stack>
  );
};
