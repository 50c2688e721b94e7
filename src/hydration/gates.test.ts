import { createGate } from './gates';

test('what is used opens at once, the rest only when the browser has shown what came of that', async () => {
  const opened: string[] = [];
  const parts = ['A', 'B'].map((name) => {
    const part = document.body.appendChild(document.createElement('div'));
    const gate = createGate({ until: 'used' });
    gate?.watch(part);
    void gate?.opened.then(() => opened.push(name));
    return part;
  });
  const frame = new Promise((resolve) => requestAnimationFrame(resolve));
  parts[1]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await frame;
  expect(opened).toEqual(['B']);
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.resolve();
  expect(opened).toEqual(['B', 'A']);
});
