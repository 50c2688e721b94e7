export const oldestVersions: Readonly<Record<string, number>>;
export const newGlobals: readonly string[];
export const newStatics: readonly { object: string; name: string }[];
export const newMemberNames: readonly string[];
