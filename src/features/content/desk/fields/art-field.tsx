import { useField } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { artField } from '#messages/content-desk-fields';
import { artTitles } from '#network/art-titles';
import { Foot, Problem } from '@/ui/form/field-style';
import { Art as Picture, hueOf } from '../../art';
import { ChoiceLegend, ChoiceSet } from './choice-set';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${({ theme }) => theme.space[1]};
`;
const Choice = styled.label`
  position: relative;
  display: block;
  padding: 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  &:has(:checked) {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
`;
/** Covers the whole choice, where fingers and screen readers look for it. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  border: 2px solid transparent;
  appearance: none;
  cursor: pointer;

  &:checked {
    border-color: ${({ theme }) => theme.color.grass};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
`;
const Name = styled.span`
  display: block;
  padding: 4px 4px 0;
`;

const width = { phone: '45vw', wide: '12rem' };

interface ArtFieldProps {
  /** In the form's values: the name of a picture. */
  name: string;
}

/** A choice among the network's pictures, in a form, whose preview shows the chosen one at work. */
export const ArtField = ({ name }: ArtFieldProps) => {
  const id = useId();
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>(name);
  const hasError = touched && error !== undefined;
  return (
    <ChoiceSet>
      <ChoiceLegend>{artField.legend}</ChoiceLegend>
      <Choices>
        {Object.entries(artTitles).map(([art, title]) => (
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
            <Picture name={art} hue={hueOf(art)} width={width} />
            <Name>{title}</Name>
          </Choice>
        ))}
      </Choices>
      <Foot>
        {hasError && (
          <Problem id={id}>
            <CircleAlert size={16} />
            {error}
          </Problem>
        )}
      </Foot>
    </ChoiceSet>
  );
};
