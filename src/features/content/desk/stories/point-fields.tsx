import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { Button } from '@/ui/button/button';
import { FormInput } from '@/ui/form/form-fields';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

const texts = contentDesk.stories;

const Frame = styled.fieldset`
  min-width: 0;
  padding: 0 0 ${({ theme }) => theme.space[1]};
  border: 0;
`;
const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;
const Points = styled(Stack).attrs({ gap: 0.5 })`
  margin-top: ${({ theme }) => theme.space[1]};
`;
const Remove = styled(Button)`
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

/** Up to five short facts. Focus moves to an added one, and to a neighbor of a removed one. */
export const PointFields = () => {
  const [{ value }, , { setValue }] = useField<readonly string[]>('points');
  const frame = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const input = frame.current?.querySelectorAll('input')[index];
      (input ?? add.current)?.focus();
    });
  return (
    <Frame ref={frame}>
      <Legend>{texts.fields.points}</Legend>
      <Note>{texts.pointsHint(CONTENT_LIMITS.points)}</Note>
      <Points>
        {value.map((_point, index) => (
          <FormInput
            key={index}
            name={`points[${String(index)}]`}
            label={texts.point(index + 1)}
            maxLength={CONTENT_LIMITS.point}
            counter
            adornment={
              <Remove
                variant="quiet"
                aria-label={texts.removePoint(index + 1)}
                icon={<X size={20} />}
                onClick={() => {
                  void setValue(value.filter((_other, at) => at !== index));
                  focus(Math.max(0, index - 1));
                }}
              />
            }
          />
        ))}
        {value.length < CONTENT_LIMITS.points && (
          <div>
            <Button
              ref={add}
              icon={<Plus size={16} />}
              onClick={() => {
                void setValue([...value, '']);
                focus(value.length);
              }}
            >
              {texts.addPoint}
            </Button>
          </div>
        )}
      </Points>
    </Frame>
  );
};
