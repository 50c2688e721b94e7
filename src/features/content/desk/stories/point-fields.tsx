import { useField } from 'formik';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { contentDesk } from '@/messages/en/content-desk';
import { Button } from '@/ui/button/button';
import { FormInput } from '@/ui/form/form-fields';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

const words = contentDesk.stories;

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

/** Up to five short facts. The keyboard follows what is added, and stays near what is removed. */
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
      <Legend>{words.fields.points}</Legend>
      <Note>{words.pointsHint(CONTENT_LIMITS.points)}</Note>
      <Points>
        {value.map((_point, index) => (
          <FormInput
            key={index}
            name={`points[${String(index)}]`}
            label={words.point(index + 1)}
            maxLength={CONTENT_LIMITS.point}
            counter
            adornment={
              <Remove
                variant="quiet"
                aria-label={words.removePoint(index + 1)}
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
              {words.addPoint}
            </Button>
          </div>
        )}
      </Points>
    </Frame>
  );
};
