import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orm } from '~/db/client.server';
import { isClockTrusted } from '~/server/privacy/trusted-clock.server';
import { settings } from '~/server/settings/settings.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

eachDriver('What deletes by age', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(() => orm().delete(settings).where(eq(settings.key, 'clock')));

  /** As if the last look, and the first doubt, had been so long ago. */
  const goOn = (interval: string) =>
    orm().execute(sql`update settings set value = jsonb_build_object(
      'seenAt', ((value->>'seenAt')::timestamptz - ${interval}::interval)::text,
      'doubtedSince', ((value->>'doubtedSince')::timestamptz - ${interval}::interval)::text) where key = 'clock'`);

  it('believes a clock that goes on, over a stop of weeks as well', async () => {
    expect(await isClockTrusted(orm())).toBe(true);
    for (const interval of ['1 hour', '29 days', '1 second']) {
      await goOn(interval);
      expect(await isClockTrusted(orm()), interval).toBe(true);
    }
  });

  it('waits a day when years passed at once, in which somebody can set the clock right', async () => {
    expect(await isClockTrusted(orm())).toBe(true);
    await goOn('4 years');
    expect(await isClockTrusted(orm())).toBe(false);
    await goOn('1 hour');
    expect(await isClockTrusted(orm())).toBe(false);
    await goOn('-4 years');
    expect(await isClockTrusted(orm())).toBe(true);
    await goOn('4 years');
    expect(await isClockTrusted(orm())).toBe(false);
    for (let hour = 1; hour < 24; hour += 1) {
      await goOn('1 hour');
      expect(await isClockTrusted(orm()), `after ${hour} hours`).toBe(false);
    }
    await goOn('1 hour');
    expect(await isClockTrusted(orm())).toBe(true);
  });
});
