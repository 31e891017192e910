import { beforeEach, expect, it } from 'vitest';
import { orm } from '~/db/client.server';
import { rateLimits } from '~/server/auth/auth.table.server';
import { SignInThrottle } from '~/server/auth/throttle.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

eachDriver('Attempts to sign in', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(() => orm().delete(rateLimits));

  const tryOnce = (person: number, address: string) =>
    new SignInThrottle(`person-${person}@quzones.test`, address).countAttempt();

  it('are fifty from one network within a quarter of an hour, on however many accounts; others go on', async () => {
    for (let person = 1; person <= 50; person += 1) expect(await tryOnce(person, '192.0.2.1')).toBe(0);
    const seconds = await tryOnce(51, '192.0.2.1');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await tryOnce(52, '192.0.2.2')).toBe(0);
  });

  it('are ten on one account, from however many networks', async () => {
    for (let network = 1; network <= 10; network += 1) expect(await tryOnce(1, `192.0.2.${network}`)).toBe(0);
    expect(await tryOnce(1, '192.0.2.99')).toBeGreaterThan(0);
    expect(await tryOnce(2, '192.0.2.99')).toBe(0);
  });

  it('that succeed do not count', async () => {
    for (let person = 1; person <= 60; person += 1) {
      const throttle = new SignInThrottle(`person-${person}@quzones.test`, '192.0.2.1');
      expect(await throttle.countAttempt()).toBe(0);
      await throttle.forget();
    }
  });
});
