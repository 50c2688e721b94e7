/** How fine the layers of a picture are traced. */
export interface Quality {
  /** Share of the full size, for trials. */
  scale: number;
  samples: number;
}

export interface Picture {
  width: number;
  height: number;
  /** Paints the moment (0 to 1, where 1 is 0 again) at full size; the context is scaled by the caller. */
  paint: (context: CanvasRenderingContext2D, moment: number) => void;
}

/** Builds a picture's worlds and traces its layers; takes seconds. */
export type Composer = (quality: Quality) => Picture;
