import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { saveRecord } from '~/admin/records.server';
import { sharePreview, sharingOf, unsharePreview } from '~/admin/share-preview.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { findBoundCollection } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { profiles } from '~/server/auth/auth.table.server';
import { deleteExpired } from '~/server/auth/expired.server';
import { recordOfLink } from '~/server/previews/preview-links.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

const collection = findBoundCollection('insights') as BoundCollection;
const requestId = 'test';
const ada: Staff = { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'editor' };

async function draft(): Promise<string> {
  const form = formOf({ ...sampleOf(collection).form, status: 'draft' });
  const saved = await saveRecord({ collection, staff: staff('admin'), requestId, id: null, form });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.id;
}

async function shared(id: string): Promise<string> {
  const outcome = await sharePreview({ collection, staff: ada, requestId }, id);
  const token = outcome.ok ? outcome.link?.url.split('/preview/')[1] : undefined;
  if (!token) throw new Error(JSON.stringify(outcome));
  return token;
}

const opens = (token: string) => recordOfLink(orm(), token);

eachDriver('links to previews', (kit) => {
  useMigratedDatabase(kit);

  beforeAll(async () => {
    await orm().insert(profiles).values({ id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'editor' });
  });

  it('A link opens its record and no other, for a week; its secret is stored nowhere', async () => {
    const [id, other] = [await draft(), await draft()];
    const token = await shared(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    const found = await opens(token);
    expect(found).toMatchObject({ collection: 'insights', recordId: id });
    const days = ((found?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(await sharingOf(ada, collection, other)).toEqual({ until: null });
    for (const table of ['preview_links', 'audit_log']) {
      const { rows } = await orm().execute(sql`select * from ${sql.identifier(table)}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    for (const wrong of ['', 'x', `${token.slice(1)}A`, token.toLowerCase(), `${token}A`]) {
      expect(await opens(wrong)).toBeNull();
    }
  });

  it('A new link ends the one before, and one that was taken back opens nothing', async () => {
    const id = await draft();
    const first = await shared(id);
    const second = await shared(id);
    expect([await opens(first), (await opens(second))?.recordId]).toEqual([null, id]);
    const request = { collection, staff: ada, requestId };
    expect(await unsharePreview(request, id)).toEqual({ ok: true, link: null });
    expect(await opens(second)).toBeNull();
    // Twice does no harm, and is written down once.
    expect(await unsharePreview(request, id)).toEqual({ ok: true, link: null });
    const { rows } = await orm().execute<{ action: string; actor_name: string }>(
      sql`select action, actor_name from audit_log where record_id = ${id} and action <> 'create' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['share', 'share', 'unshare']);
    expect(new Set(rows.map((row) => row.actor_name))).toEqual(new Set(['Ada Lovelace']));
  });

  it('After its time it opens nothing, and goes', async () => {
    const token = await shared(await draft());
    await orm().execute(sql`update preview_links set expires_at = now() - interval '1 second'`);
    expect(await opens(token)).toBeNull();
    await deleteExpired();
    expect((await orm().execute(sql`select 1 from preview_links`)).rows).toEqual([]);
  });

  it('Only who may change a record may share it, and only one that is there', async () => {
    const id = await draft();
    for (const [who, status] of [
      [null, 401],
      [staff('none'), 403],
    ] as const) {
      const request = { collection, staff: who, requestId };
      expect(await sharePreview(request, id)).toMatchObject({ ok: false, status });
      expect(await unsharePreview(request, id)).toMatchObject({ ok: false, status });
      expect(await sharingOf(who, collection, id)).toBeNull();
    }
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(await sharePreview({ collection, staff: ada, requestId }, nowhere)).toMatchObject({
      ok: false,
      status: 404,
    });
  });
});
