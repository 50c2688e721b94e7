interface BrandMarkProps {
  /** Path on a square of 16 pixels. */
  outline: string;
  /** Side in pixels. */
  size?: number | undefined;
}

/** Logo of another company, in the text color. Decorative: it needs its name as text. */
export const BrandMark = ({ outline, size = 16 }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
    <path fill="currentColor" d={outline} />
  </svg>
);
