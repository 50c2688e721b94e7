import { ChevronDown } from 'lucide-react';
import { createContext, memo, useCallback, useContext, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { block, focusInside } from '@/theme/mixins';
import { Stack } from '../layout/stack';

interface AccordionContextValue {
  openId: string | undefined;
  toggle: (id: string) => void;
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

const AccordionRoot = ({ children }: { children: ReactNode }) => {
  const [openId, setOpenId] = useState<string>();
  const toggle = useCallback((id: string) => setOpenId((before) => (before === id ? undefined : id)), []);
  return (
    <AccordionContext value={{ openId, toggle }}>
      <Stack gap={1}>{children}</Stack>
    </AccordionContext>
  );
};

export interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
}

interface DrawnItemProps extends AccordionItemProps {
  id: string;
  open: boolean;
  toggle: AccordionContextValue['toggle'];
}

/** Separate from the context, so that opening a question renders that one only. */
export const DrawnItem = memo(function DrawnItem({ id, open, toggle, title, children }: DrawnItemProps) {
  return (
    <Item data-open={open ? '' : undefined}>
      <Question>
        <Trigger
          id={`${id}trigger`}
          dir="auto"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}panel`}
          onClick={() => toggle(id)}
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
  const { openId, toggle } = useAccordion();
  const id = useId();
  return <DrawnItem {...props} id={id} open={openId === id} toggle={toggle} />;
};

/** Questions that open one at a time; the open one can be closed. Without JavaScript all of them are open. */
export const Accordion = Object.assign(AccordionRoot, { Item: AccordionItem });
