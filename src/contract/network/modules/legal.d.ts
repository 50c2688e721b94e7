declare module '#network/legal/terms' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const terms: LegalDocument;
}
declare module '#network/legal/privacy' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const privacy: LegalDocument;
}
declare module '#network/legal/dmca' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const dmca: LegalDocument;
}
declare module '#network/legal/coppa' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const coppa: LegalDocument;
}
