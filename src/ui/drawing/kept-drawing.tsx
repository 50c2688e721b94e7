import { Suspense, use, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { onceSettled } from '@/lib/once-settled';
import { TakeOverContext } from '../layout/hydration-boundary';

interface DrawingProps {
  name: string;
  /** Of a side, in pixels. */
  size?: number;
}

interface KeptDrawing<Props> {
  Drawing: ComponentType<Props>;
  /** Fetches the set, so that its drawings are there at once. */
  load: () => Promise<unknown>;
}

/** The place of a drawing; hydration leaves the one of the prerendered page in it. */
const Place = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);

/**
 * A drawing of a set that is no part of the first scripts: the prerendered page has all that it shows. The set is fetched
 * when another one has to be drawn, whose place stays empty until then, and if it cannot be fetched.
 */
export const keptDrawing = <Props extends DrawingProps>(
  fetchSet: () => Promise<(props: Props) => ReactNode>,
  standardSize: number,
): KeptDrawing<Props> => {
  let loading: Promise<((props: Props) => ReactNode) | undefined> | undefined;
  const load = () => (loading ??= onceSettled(fetchSet().catch(() => undefined)));

  const Drawn = (props: Props) => use(load())?.(props) ?? <Place size={props.size ?? standardSize} />;

  const Drawing = (props: Props) => {
    const takeOver = useContext(TakeOverContext);
    const isTakenOver = useIsTakenOver();
    const [prerendered] = useState(isTakenOver ? props.name : undefined);
    if (takeOver && !takeOver.waits) return <Drawn {...props} />;
    const place = <Place size={props.size ?? standardSize} />;
    if (takeOver && props.name === prerendered) return place;
    return (
      <Suspense fallback={place}>
        <Drawn {...props} />
      </Suspense>
    );
  };
  return { Drawing, load };
};
