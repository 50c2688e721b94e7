type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Pixel row on which the far mountains stand. */
export const HORIZON = 610;

const paintAir = (context: Context, width: number): void => {
  const air = context.createLinearGradient(0, 0, 0, HORIZON);
  for (const [at, colour] of [
    [0, '#0a0e17'],
    [0.35, '#0e1524'],
    [0.62, '#161f38'],
    [0.8, '#272c50'],
    [0.92, '#43375e'],
    [1, '#5d4263'],
  ] as const)
    air.addColorStop(at, colour);
  context.fillStyle = air;
  context.fillRect(0, 0, width, HORIZON + 100);
};

/** The warm band, strongest behind the island: a wide rose one and a low amber one. */
const paintDusk = (context: Context): void => {
  const bands = [
    {
      x: 1450,
      reach: 1500,
      flat: 0.27,
      colours: ['rgb(232 120 92 / 0.7)', 'rgb(176 78 104 / 0.45)', 'rgb(60 40 90 / 0)'],
    },
    {
      x: 1060,
      reach: 980,
      flat: 0.16,
      colours: ['rgb(255 190 104 / 0.95)', 'rgb(255 138 78 / 0.6)', 'rgb(200 90 90 / 0)'],
    },
  ] as const;
  for (const { x, reach, flat, colours } of bands) {
    context.save();
    context.globalCompositeOperation = 'screen';
    context.translate(x, HORIZON - 10);
    context.scale(1, flat);
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    glow.addColorStop(0, colours[0]);
    glow.addColorStop(0.4, colours[1]);
    glow.addColorStop(1, colours[2]);
    context.fillStyle = glow;
    context.fillRect(-reach, -reach, reach * 2, reach * 1.2);
    context.restore();
  }
};

/** Air and dusk. */
export const paintSky = (context: Context, width: number): void => {
  paintAir(context, width);
  paintDusk(context);
};
