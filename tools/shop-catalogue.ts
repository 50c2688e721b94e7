import type { Catalogue } from '@/contract/shop';
import { readCatalogue } from '../functions/shop/read-catalogue';

/** Returns what the shop sells as the site is built; null, with a warning, if that is unknown. No shop is a reason to publish nothing. */
export async function catalogueOfBuild(env: NodeJS.ProcessEnv): Promise<Catalogue | null> {
  try {
    return await readCatalogue(env);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    console.warn(`The store page is built without the shop's packages, and asks for them: ${reason}`);
    return null;
  }
}
