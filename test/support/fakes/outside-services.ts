import { startChatSink } from './chat-sink';
import { startFormSink } from './form-sink';
import { startGameServer, statusWith } from './game-server';
import { startFakeMailServer } from './mail-server';
import { startPostmark, startResend } from './mail-services';
import { startNameServer } from './name-server';
import { startShopService } from './shop-service';
import { startTurnstileService } from './turnstile-service';

export type OutsideServices = Awaited<ReturnType<typeof startOutsideServices>>;

/** Starts healthy fakes of all services that a site uses besides its database, with one secret for those that need any. */
export async function startOutsideServices(secret: string, ...names: Parameters<typeof startNameServer>) {
  const [chat, form, turnstile, mail, resend, postmark, shop, game, nameServer] = await Promise.all([
    startChatSink(),
    startFormSink(),
    startTurnstileService(secret),
    startFakeMailServer(secret),
    startResend(secret),
    startPostmark(secret),
    startShopService(),
    startGameServer({ status: statusWith(3) }),
    startNameServer(...names),
  ]);
  const servers = [chat, form, turnstile, mail, resend, postmark, shop, game];
  return {
    ...{ chat, form, turnstile, mail, resend, postmark, shop, game, nameServer },
    async stop() {
      nameServer.stop();
      await Promise.all(servers.map((each) => each.stop()));
    },
  };
}
