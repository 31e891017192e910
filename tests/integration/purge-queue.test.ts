import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orm } from '~/db/client.server';
import { claimPurges, forgetPurges, nextPurgeInMs, putOffPurges, queuePurge } from '~/server/cdn/purge-queue.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

eachDriver('Purges of a CDN whose hook fails', (kit) => {
  useMigratedDatabase(kit);

  /** As if so much time had passed. */
  const pass = (seconds: number) =>
    orm().execute(sql`update cdn_purges set due_at = due_at - ${seconds}::int * interval '1 second'`);

  it('wait twice as long each time, those of new saves with them, and become one request', async () => {
    await queuePurge(orm());
    let tried = await claimPurges(orm());
    expect(tried).toHaveLength(1);
    const waits = [1, 2, 4, 8, 16, 32, 60, 60];
    for (const seconds of waits) {
      await putOffPurges(orm(), tried);
      await queuePurge(orm());
      expect(await claimPurges(orm())).toEqual([]);
      const ms = (await nextPurgeInMs(orm())) ?? 0;
      expect(ms).toBeGreaterThan(seconds * 1000 - 900);
      expect(ms).toBeLessThanOrEqual(seconds * 1000);
      await pass(seconds);
      tried = await claimPurges(orm());
    }
    // Each save asks twice, the second time three seconds later.
    expect(tried).toHaveLength(2 * (1 + waits.length));
    await forgetPurges(orm(), tried);
    expect(await nextPurgeInMs(orm())).toBeNull();
    await queuePurge(orm());
    expect(await claimPurges(orm())).toHaveLength(1);
  });
});
