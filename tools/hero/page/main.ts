import { isOrder } from '../host/order';
import { scenes } from '../scenes/scenes';

const send = async (name: string, data: BodyInit): Promise<void> => {
  const response = await fetch(`/take/${name}`, { method: 'POST', body: data });
  if (!response.ok) throw new Error(await response.text());
};

const run = async (): Promise<void> => {
  const order: unknown = JSON.parse(new URLSearchParams(location.search).get('order') ?? 'null');
  if (!isOrder(order)) throw new Error('The page was opened without an order.');
  const compose = scenes[order.scene];
  if (!compose) throw new Error(`There is no scene ${order.scene}.`);
  const picture = compose({ scale: order.scale, samples: order.samples });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * order.scale);
  canvas.height = Math.round(picture.height * order.scale);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  for (const [index, moment] of order.moments.entries()) {
    context.setTransform(order.scale, 0, 0, order.scale, 0, 0);
    picture.paint(context, moment);
    if (order.form === 'raw')
      await send(String(index), context.getImageData(0, 0, canvas.width, canvas.height).data);
    else {
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      if (!blob) throw new Error('The canvas gave no picture.');
      await send(String(index), blob);
    }
  }
  console.log('drawn');
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
