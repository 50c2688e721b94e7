/** Maps plain props to styled-components' `$` props, which never reach the DOM. */
export type TransientProps<Props> = {
  [Key in keyof Props as Key extends string ? `$${Key}` : never]: Props[Key];
};
