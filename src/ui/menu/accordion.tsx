import { ChevronDown } from 'lucide-react';
import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { block, focusInside } from '@/theme/mixins';
import { Stack } from '../layout/stack';

interface AccordionContextValue {
  open: string | undefined;
  toggle: (value: string) => void;
}
const AccordionContext = createContext<AccordionContextValue | null>(null);

const useAccordion = (): AccordionContextValue => {
  const value = useContext(AccordionContext);
  if (value === null) throw new Error('Accordion.Item must be used within an Accordion');
  return value;
};

/** A single class for both states, because the browser takes longer to draw a new one. */
const Item = styled.div`
  ${block('small')}

  &:has(> h3 > :hover) {
    --fill: ${({ theme }) => theme.color.raised};
    --edge-top: ${({ theme }) => theme.color.lineStrong};
  }
  &[data-open] {
    --edge: ${({ theme }) => theme.color.lineStrong};
    --edge-top: ${({ theme }) => theme.color.grass};
  }
`;
const Question = styled.h3`
  font-size: ${({ theme }) => theme.fontSize.body};
`;
const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  width: 100%;
  min-height: 56px;
  padding: ${({ theme }) => `${theme.space[1.5]} ${theme.space[2]}`};
  border: 0;
  background: none;
  font-weight: 600;
  line-height: 1.4;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusInside}

  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.muted};
    transition: transform ${({ theme }) => theme.duration.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;
const Answer = styled.div`
  padding: ${({ theme }) => `0 ${theme.space[2]} ${theme.space[2]}`};
  color: ${({ theme }) => theme.color.muted};

  @media (scripting: none), print {
    &[hidden] {
      display: block;
    }
  }
`;

export interface AccordionProps {
  /** `value` of the open item. */
  open: string | undefined;
  onChange: (open?: string) => void;
  children: ReactNode;
}

const AccordionRoot = ({ open, onChange, children }: AccordionProps) => {
  const told = useRef({ open, onChange });
  useEffect(() => {
    told.current = { open, onChange };
  });
  const toggle = useCallback((value: string) => {
    const { open, onChange } = told.current;
    onChange(value === open ? undefined : value);
  }, []);
  return (
    <AccordionContext value={{ open, toggle }}>
      <Stack gap={1}>{children}</Stack>
    </AccordionContext>
  );
};

export interface AccordionItemProps {
  value: string;
  title: ReactNode;
  children: ReactNode;
}

interface DrawnItemProps extends AccordionItemProps {
  id: string;
  open: boolean;
  toggle: AccordionContextValue['toggle'];
}

/** Separate from the context, so that opening a question renders that one only. */
export const DrawnItem = memo(function DrawnItem({
  id,
  value,
  open,
  toggle,
  title,
  children,
}: DrawnItemProps) {
  return (
    <Item data-open={open ? '' : undefined}>
      <Question>
        <Trigger
          id={`${id}trigger`}
          dir="auto"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}panel`}
          onClick={() => toggle(value)}
        >
          {title}
          <ChevronDown size={20} />
        </Trigger>
      </Question>
      <Answer dir="auto" id={`${id}panel`} role="region" aria-labelledby={`${id}trigger`} hidden={!open}>
        {children}
      </Answer>
    </Item>
  );
});

const AccordionItem = (props: AccordionItemProps) => {
  const { open, toggle } = useAccordion();
  return <DrawnItem {...props} id={useId()} open={open === props.value} toggle={toggle} />;
};

/** Questions that open one at a time; the open one can be closed. Without JavaScript all of them are open. */
export const Accordion = Object.assign(AccordionRoot, { Item: AccordionItem });
