/** Checks for a system error with one of these codes, such as `EADDRINUSE`. */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    codes.some((code) => code === error.code)
  );
}
