import { startVoteService } from '../../../test/support/fakes/vote-service';
import { setUpBridge } from '../../../test/support/server/bridge';

const world = setUpBridge();

test.each([
  ['an address', (_n: number) => '203.0.113.1'],
  ['many networks of one /48', (n: number) => `2001:db8:1:${n.toString(16)}::/64`],
])(
  'who asks about one name after another from %s does not keep others from asking',
  async (_what, networkOf) => {
    const service = await startVoteService();
    try {
      const bridge = world.another({ first: { check: 'minecraft-mp', key: 'key', url: service.url } });
      const check = (name: string, network: string) =>
        bridge.votes.check(name, 'first', () => undefined, network);
      service.answer = '0';
      for (let n = 0; n < 20; n += 1) await check(`Made_up_${String(n)}`, networkOf(n));
      expect(service.calls).toHaveLength(5);
      service.answer = '1';
      expect((await check('Alex', '198.51.100.1')).state).toBe('counted');
      // After this time the client subnet has one more question, and all together have two.
      world.clock.advance(6_000);
      service.answer = '0';
      for (const name of ['One', 'Two']) await check(name, networkOf(0));
      expect(service.calls.filter(({ path }) => /=(?:One|Two)$/.test(path))).toHaveLength(1);
    } finally {
      await service.stop();
    }
  },
);
