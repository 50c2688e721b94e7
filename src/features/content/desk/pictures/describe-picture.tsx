import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { pictureDesk as texts } from '#messages/picture-desk';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { InputField } from '@/ui/form/field';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

interface DescribePictureProps {
  preview: ReactNode;
  /** Its size as text. */
  facts: string;
  /** Description, if there is one already. */
  alt: string;
  confirmLabel: string;
  onConfirm: (alt: string) => void;
  isBusy?: boolean;
  /** Error message, and the error of the description. */
  problem?: { readonly message: string; readonly alt: string | undefined } | null;
  onBack: () => void;
  /** An additional button. */
  action?: ReactNode;
  children?: ReactNode;
}

/**
 * A picture with a field for its description. It is no form of its own, because it is inside the editor's.
 */
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
        label={texts.description}
        hint={texts.descriptionHint}
        error={isMissing && alt.trim() === '' ? texts.descriptionMissing : problem?.alt}
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
        <Alert tone="danger" title={texts.uploadFailure}>
          {problem.message}
        </Alert>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button variant="primary" loading={isBusy} onClick={confirm}>
          {props.confirmLabel}
        </Button>
        <Button onClick={props.onBack}>{texts.back}</Button>
        {props.action}
      </Stack>
    </Stack>
  );
};
