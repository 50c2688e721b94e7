import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Bare controlled input: React's minimum work per key. */
const Floor = () => {
  const [value, setValue] = useState('');
  return createElement('input', {
    'aria-label': 'Floor',
    value,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  });
};

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Floor));
