import { createGlobalStyle, css } from 'styled-components';
import { footHeight } from '@/theme/foot';
import { block, motionOk } from '@/theme/mixins';

const container = css`
  .Toastify__toast-container {
    position: fixed;
    right: ${({ theme }) => theme.space[2]};
    bottom: calc(${footHeight} + ${({ theme }) => theme.space[2]});
    z-index: ${({ theme }) => theme.layer.toast};
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space[1]};
    width: min(384px, 100vw - 2 * ${({ theme }) => theme.space[2]});
  }
`;

const toast = css`
  .Toastify__toast {
    ${block('small')}
    --fill: ${({ theme }) => theme.color.raised};
    --edge: ${({ theme }) => theme.color.lineStrong};
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${({ theme }) => theme.space[1.5]};
    align-items: start;
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1]} ${theme.space[1.5]} ${theme.space[2]}`};
    color: ${({ theme }) => theme.color.text};
    pointer-events: auto;

    ${motionOk} {
      animation: rise ${({ theme }) => theme.duration.calm} ease-out;
    }
  }
  .Toastify__toast--success {
    --tone: ${({ theme }) => theme.color.grass};
  }
  .Toastify__toast--error {
    --tone: ${({ theme }) => theme.color.danger};
  }
  .Toastify__toast-icon {
    margin-top: 12px;
    color: var(--tone);
  }
  .Toastify__toast-words {
    padding-block: 10px;
    line-height: 1.5;
  }
`;

/** The bar whose animation's end closes the toast, so it must run even with reduced motion. */
const timer = css`
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 4px 2px;
    height: 2px;
  }
  .Toastify__progress-bar {
    height: 100%;
    background: var(--tone);
    transform-origin: left;
  }
  .Toastify__progress-bar--animated {
    animation: run-out linear 1 forwards;
  }
`;

/**
 * All styles of the toasts, because the library's own come as an inline style element, which the CSP forbids.
 */
export const ToastStyle = createGlobalStyle`
  ${container}
  ${toast}
  ${timer}
`;
