import { useField } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { artField } from '@/content/content-desk-fields';
import { artHues } from '@/content/visuals';
import { type Art, ARTS } from '@/contract/content-fields';
import { unseen } from '@/theme/mixins';
import { Foot, Problem } from '@/ui/form/field-style';
import { Note } from '@/ui/layout/text';
import { Art as Picture } from '../../art';

const Frame = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;
const Legend = styled.legend`
  padding: 0 0 ${({ theme }) => theme.space[0.5]};
  font-weight: 600;
`;
const Sides = styled.div<{ $hasLook: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  align-items: start;

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: ${({ $hasLook }) => ($hasLook ? 'minmax(0, 1fr) 18rem' : 'none')};
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${({ theme }) => theme.space[1]};
`;
const Choice = styled.label`
  position: relative;
  display: block;
  padding: 4px;
  border: 2px solid transparent;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.grass};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
`;
const Radio = styled.input`
  ${unseen}
`;
const Name = styled.span`
  display: block;
  padding: 4px 4px 0;
`;

const width = { phone: '45vw', wide: '12rem' };

interface ArtFieldProps {
  /** In the form's values: one of `ARTS`. */
  name: string;
  /** The card that the picture is for, as it is with the chosen one. */
  look?: (art: Art) => ReactNode;
}

/** A choice among the product's own drawings, in a form. */
export const ArtField = ({ name, look }: ArtFieldProps) => {
  const id = useId();
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<Art>(name);
  const hasError = touched && error !== undefined;
  return (
    <Frame>
      <Legend>{artField.legend}</Legend>
      <Sides $hasLook={look !== undefined}>
        <Choices>
          {ARTS.map((art) => (
            <Choice key={art}>
              <Radio
                type="radio"
                name={name}
                value={art}
                checked={art === value}
                onChange={() => void setValue(art)}
                onBlur={onBlur}
                aria-invalid={hasError || undefined}
                aria-describedby={hasError ? id : undefined}
              />
              <Picture name={art} hue={artHues[art]} width={width} />
              <Name>{artField.names[art]}</Name>
            </Choice>
          ))}
        </Choices>
        {look && (
          <div>
            <Note>{artField.look}</Note>
            {look(value)}
          </div>
        )}
      </Sides>
      <Foot>
        {hasError && (
          <Problem id={id}>
            <CircleAlert size={16} />
            {error}
          </Problem>
        )}
      </Foot>
    </Frame>
  );
};
