import { useEffect, useRef } from 'react';
import { type DefaultTheme, styled, useTheme } from 'styled-components';
import uPlot from 'uplot';
import type { HistoryRange } from '@/contract/status-history';
import { watchSize } from '@/lib/watch-size';
import { onceShown } from '@/lib/yield-to-browser';
import type { ColorName } from '@/theme/tokens';
import type { HistoryKind } from './history-kinds';
import { plotOptions } from './history-plot';
import type { HistorySeries } from './history-series';

/** The part of the library's style sheet that a chart without a legend, title and selection needs. */
const Frame = styled.div`
  height: 100%;
  /* The chart keeps its old width until the observer reports the new one. A window that narrows must not scroll sideways meanwhile. */
  overflow: hidden;

  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under,
  .u-axis,
  .u-cursor-x,
  .u-cursor-pt {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  .u-cursor-x,
  .u-cursor-pt {
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .u-cursor-x {
    height: 100%;
    border-inline-end: 1px dashed ${({ theme }) => theme.color.lineStrong};
  }
  .u-off,
  .u-select {
    display: none;
  }
`;

/** Reports every change of the theme, by the visitor or the system. */
const watchTheme = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: light)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
};

export interface HistoryChartProps {
  series: HistorySeries;
  range: HistoryRange;
  kind: HistoryKind;
  /** Index of the point under the pointer; null once it has left. Must be stable between renders. */
  onPoint: (index: number | null) => void;
}

/** Draws the lines into the box, and follows its size and the theme. @returns a function that removes them */
const draw = (box: HTMLElement, { series, range, kind, onPoint }: HistoryChartProps, theme: DefaultTheme) => {
  const style = getComputedStyle(box);
  /** Resolves the custom property `var(--color-text)`, which a canvas does not support. */
  const color = (name: ColorName) => style.getPropertyValue(theme.color[name].slice('var('.length, -1));
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  const font = `12px ${style.fontFamily}`;
  const plot = new uPlot(plotOptions({ range, kind, font, color, onPoint, ...size() }), series, box);
  const endSize = watchSize(box, () => plot.setSize(size()));
  const forgetTheme = watchTheme(() => plot.redraw(false));
  return () => {
    forgetTheme();
    endSize();
    plot.destroy();
  };
};

/** The lines, on a canvas that fills its box. Has a chunk of its own with the chart library. */
const HistoryChart = ({ series, range, kind, onPoint }: HistoryChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const erase = useRef<() => void>(undefined);
  useEffect(() => {
    let isOver = false;
    // Input during the wait shows first, because drawing takes long on a phone.
    void onceShown().then(() => {
      if (isOver || !frame.current) return;
      erase.current?.();
      erase.current = draw(frame.current, { series, range, kind, onPoint }, theme);
    });
    return () => {
      isOver = true;
    };
  }, [series, range, kind, onPoint, theme]);
  useEffect(() => () => erase.current?.(), []);
  return <Frame ref={frame} />;
};

export default HistoryChart;
