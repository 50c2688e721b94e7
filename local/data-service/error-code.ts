/** The code of a system error, such as `EEXIST`. Not by class: under Jest, Node's own errors are of another realm. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
