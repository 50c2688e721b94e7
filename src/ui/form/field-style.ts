import { css, styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[0.5]};
`;
export const Label = styled.label`
  font-weight: 600;
`;
export const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 400;
`;
export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 1.375rem;
  line-height: 1.375rem;
  font-size: ${({ theme }) => theme.fontSize.small};
`;
export const Problem = styled.p`
  display: flex;
  gap: 6px;
  color: ${({ theme }) => theme.color.danger};
  font-weight: 500;

  svg {
    flex: none;
    margin-top: 3px;
  }
`;
export const Counter = styled.p`
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

const control = css`
  width: 100%;
  min-height: 48px;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1.5]}`};
  border: 2px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: 0;
  clip-path: ${({ theme }) => theme.corner.notch};
  background: ${({ theme }) => theme.color.field};
  color: ${({ theme }) => theme.color.text};
  transition: border-color ${({ theme }) => theme.duration.quick};

  &::placeholder {
    color: ${({ theme }) => theme.color.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.muted};
  }
  &:focus-visible {
    border-color: ${({ theme }) => theme.color.focus};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -4px;
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
  }
  &:disabled {
    border-color: ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
  }
`;

export const Input = styled.input`
  ${control}
`;
export const Textarea = styled.textarea`
  ${control}
  min-height: 128px;
  resize: vertical;
`;
export const Select = styled.select`
  ${control}
  padding-inline-end: ${({ theme }) => theme.space[6]};
  appearance: none;
  cursor: pointer;
`;
export const SelectBox = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    right: ${({ theme }) => theme.space[2]};
    margin-block: auto;
    color: ${({ theme }) => theme.color.muted};
    pointer-events: none;
  }
`;
/** Reserves room in the input for the button over its end. */
export const Adorned = styled.div`
  position: relative;

  & > input {
    padding-right: ${({ theme }) => theme.space[6]};
  }
  & > button {
    position: absolute;
    inset-block: 0;
    right: 2px;
    margin-block: auto;
    height: ${({ theme }) => theme.size.touch};
  }
`;
