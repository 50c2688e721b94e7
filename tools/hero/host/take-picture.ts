import { writeFile } from 'node:fs/promises';
import { draw } from './browser';
import { kept } from './paths';

/** Draws one moment of a scene into a PNG on this machine and gives its path. */
export const takePicture = async (scene: string, moment = 0, scale = 1, samples = 3): Promise<string> => {
  const file = await kept(`${scene}-${String(moment)}.png`);
  await draw({ scene, scale, samples, moments: [moment], form: 'png' }, (_name, data) =>
    writeFile(file, data),
  );
  return file;
};
