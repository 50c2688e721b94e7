const craters = [
  [1, 1],
  [2, 1],
  [5, 2],
  [2, 4],
  [3, 4],
  [6, 5],
  [4, 6],
  [1, 6],
] as const;

/** A square moon, as the game has it. */
export const paintMoon = (context: CanvasRenderingContext2D, x: number, y: number, texel: number): void => {
  const middle = texel * 4;
  const halo = context.createRadialGradient(
    x + middle,
    y + middle,
    texel * 3,
    x + middle,
    y + middle,
    texel * 22,
  );
  halo.addColorStop(0, 'rgb(170 190 255 / 0.16)');
  halo.addColorStop(0.35, 'rgb(150 175 255 / 0.07)');
  halo.addColorStop(1, 'rgb(150 175 255 / 0)');
  context.fillStyle = halo;
  context.fillRect(x - texel * 20, y - texel * 20, texel * 48, texel * 48);
  context.fillStyle = '#b4bfdd';
  context.fillRect(x, y, texel * 8, texel * 8);
  context.fillStyle = '#8f9cc4';
  for (const [column, row] of craters) context.fillRect(x + column * texel, y + row * texel, texel, texel);
};
