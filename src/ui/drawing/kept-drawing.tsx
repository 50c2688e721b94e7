import { Suspense, use, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { useWasPrerendered } from '@/hydration/hooks';
import { HydrationContext } from '@/hydration/hydration-boundary';
import { onceSettled } from '@/lib/settled';

/** Default side in pixels. */
export const ICON_SIZE = 20;
export const PIXEL_ICON_SIZE = 32;

interface DrawingProps {
  name: string;
  /** Side in pixels. */
  size?: number;
}

interface KeptDrawing<Props> {
  Drawing: ComponentType<Props>;
  /** Loads the set, so that its drawings render at once. */
  load: () => Promise<unknown>;
}

/** Placeholder of a drawing; hydration leaves the prerendered one in it. */
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
 * A drawing from a set outside the initial scripts, because the prerendered page contains all that it shows.
 * The set loads when another drawing is needed, which stays empty until then, or if loading fails.
 */
export const keptDrawing = <Props extends DrawingProps>(
  fetchSet: () => Promise<(props: Props) => ReactNode>,
  standardSize: number,
): KeptDrawing<Props> => {
  let loading: Promise<((props: Props) => ReactNode) | undefined> | undefined;
  const load = () => (loading ??= onceSettled(fetchSet().catch(() => undefined)));

  const Drawn = (props: Props) => use(load())?.(props) ?? <Place size={props.size ?? standardSize} />;

  const Drawing = (props: Props) => {
    const hydration = useContext(HydrationContext);
    const wasPrerendered = useWasPrerendered();
    const [prerendered] = useState(wasPrerendered ? props.name : undefined);
    if (hydration && !hydration.waits) return <Drawn {...props} />;
    const place = <Place size={props.size ?? standardSize} />;
    if (hydration && props.name === prerendered) return place;
    return (
      <Suspense fallback={place}>
        <Drawn {...props} />
      </Suspense>
    );
  };
  return { Drawing, load };
};
