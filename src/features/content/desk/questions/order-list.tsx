import { MotionConfig, Reorder, useDragControls } from 'framer-motion';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { questionsDesk } from '#messages/content-desk-questions';
import { Button } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/text';

const List = styled(Reorder.Group)`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const Row = styled(Reorder.Item)`
  position: relative;
  display: grid;
  grid-template-columns: ${({ theme }) => theme.size.touch} minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[1]};
  align-items: start;
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.canvas};
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.medium} {
    align-items: center;
  }
  &[data-dragged='true'] {
    background: ${({ theme }) => theme.color.raised};
  }
`;
/** Used by pointers only; the arrow buttons do the same for the keyboard. */
const Handle = styled.span`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  color: ${({ theme }) => theme.color.muted};
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  &:active {
    cursor: grabbing;
  }
`;
const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const Arrows = styled.div`
  display: flex;
  flex-direction: column;

  ${({ theme }) => theme.media.medium} {
    flex-direction: row;
  }
`;
const Arrow = styled(Button)`
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

interface ItemRowProps {
  id: string;
  name: string;
  children: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  onDrop: () => void;
}

const ItemRow = ({ id, name, children, isFirst, isLast, onStep, onDrop }: ItemRowProps) => {
  const controls = useDragControls();
  const [isDragged, setDragged] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  return (
    <Row
      ref={row}
      value={id}
      dragListener={false}
      dragControls={controls}
      onDragStart={() => setDragged(true)}
      onDragEnd={() => {
        setDragged(false);
        onDrop();
      }}
      onLayoutAnimationComplete={() => {
        // Keeps the repeatedly pressed button in view.
        if (row.current?.contains(document.activeElement)) row.current.scrollIntoView({ block: 'nearest' });
      }}
      // A list item is not a control.
      tabIndex={undefined}
      data-dragged={isDragged}
    >
      <Handle
        aria-hidden="true"
        title={questionsDesk.drag}
        onPointerDown={(event) => {
          // Otherwise the texts around it get selected during the drag.
          event.preventDefault();
          controls.start(event);
        }}
      >
        <GripVertical size={20} />
      </Handle>
      <Content>{children}</Content>
      <Arrows>
        <Arrow
          variant="quiet"
          aria-label={questionsDesk.up(name)}
          // Stays focusable when the item reaches the end.
          aria-disabled={isFirst}
          icon={<ArrowUp size={20} />}
          onClick={() => !isFirst && onStep(-1)}
        />
        <Arrow
          variant="quiet"
          aria-label={questionsDesk.down(name)}
          aria-disabled={isLast}
          icon={<ArrowDown size={20} />}
          onClick={() => !isLast && onStep(1)}
        />
      </Arrows>
    </Row>
  );
};

interface OrderListProps<Item> {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** True if more items follow the loaded ones, so that the last one can move down. */
  hasMore?: boolean;
  /** `to` is the item's new position, from 0. */
  onMove: (id: string, to: number) => void;
  children: (item: Item) => ReactNode;
}

/** A list reordered by dragging and by buttons; each move is announced to screen readers. */
export const OrderList = <Item extends { readonly id: string }>(props: OrderListProps<Item>) => {
  const { label, items, nameOf, hasMore = false, onMove, children } = props;
  /** The order during a drag. */
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [said, say] = useState('');
  const ids = items.map(({ id }) => id);
  const kept = draft?.filter((id) => ids.includes(id)) ?? [];
  const shown = [...kept, ...ids.filter((id) => !kept.includes(id))];
  const move = (item: Item, to: number) => {
    setDraft(null);
    if (ids.indexOf(item.id) === to) return;
    onMove(item.id, to);
    say(questionsDesk.moved(nameOf(item), to + 1, hasMore ? null : items.length));
  };
  return (
    <MotionConfig reducedMotion="user">
      <List forwardedAs="ol" axis="y" aria-label={label} values={shown} onReorder={setDraft}>
        {shown.map((id, index) => {
          const item = items.find((candidate) => candidate.id === id);
          return (
            item && (
              <ItemRow
                key={id}
                id={id}
                name={nameOf(item)}
                isFirst={index === 0}
                isLast={index === shown.length - 1 && !hasMore}
                onStep={(by) => move(item, index + by)}
                onDrop={() => move(item, index)}
              >
                {children(item)}
              </ItemRow>
            )
          );
        })}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </MotionConfig>
  );
};
