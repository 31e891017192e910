import { eq } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { type End, endOf, leadsInCircle, redirectFor, takesRest, targetFor } from '~/server/redirects/leading';
import { pathKeyOfTarget } from '~/server/redirects/path-key';
import { redirects } from '~/server/redirects/redirects.table.server';
import { type ChangeOutcome, ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool, type ToolRequest } from '../change-with-tool.server';
import { findUnpublished } from '../dead-links/dead-links.server';
import { manyToast } from './many-redirects';
import type { RedirectLine, RedirectPair } from './redirect-lines.server';
import { redirectsPath } from './redirects';

type Request = Omit<ToolRequest, 'path'>;

interface FaultyLine {
  text: string;
  fault: string;
}

interface ManyOutcome {
  outcome: ChangeOutcome;
  /** The lines that need a change. */
  left: FaultyLine[];
}

/** Leads an address at which there is no page to another one, from now on. */
export function saveRedirect(request: Request, pair: RedirectPair): Promise<ChangeOutcome> {
  return change(request, 'Failed to save redirect', async (tx, staff) => {
    const { from, to } = pair;
    const done = await lead({ tx, staff, ground: await readGround(tx, [pair]) }, pair);
    return successToast(done === 'changed' ? `${from} leads to ${to} from now on.` : `${from} leads to ${to}.`);
  });
}

/** The same of many, one a line: those that can be are saved. */
export async function saveRedirects(request: Request, lines: readonly RedirectLine[]): Promise<ManyOutcome> {
  const left: FaultyLine[] = [];
  const outcome = await change(request, 'Failed to save redirects', async (tx, staff) => {
    const ground = await readGround(
      tx,
      lines.flatMap((line) => ('pair' in line ? [line.pair] : [])),
    );
    const tally = { created: 0, changed: 0, already: 0 };
    for (const line of lines) {
      if ('fault' in line) {
        left.push(line);
        continue;
      }
      const { text, pair } = line;
      try {
        const isThere = ground.ends.get(pair.from)?.target === pair.to;
        tally[isThere ? 'already' : await lead({ tx, staff, ground }, pair)] += 1;
      } catch (error) {
        if (!(error instanceof ChangeRefusedError)) throw error;
        left.push({ text, fault: error.message });
      }
    }
    return manyToast({ ...tally, left: left.length });
  });
  return { outcome, left };
}

/** Takes a redirect away. Its toast puts it back. */
export function removeRedirect(request: Request, from: string): Promise<ChangeOutcome> {
  return change(request, 'Failed to delete redirect', async (tx, staff) => {
    const [removed] = await tx.delete(redirects).where(eq(redirects.path, from)).returning();
    if (!removed) throw new ChangeRefusedError(404, 'This redirect is not in the list any more.');
    const { path, target } = removed;
    const changes = { from: { before: path }, to: { before: target } };
    await writeAudit(tx, { staff, action: 'delete', collection: 'redirects', recordId: path, changes });
    const fields = { intent: 'save', from: path, to: target };
    return {
      ...successToast(`${path} leads nowhere any more.`),
      action: { label: 'Undo', path: `/admin/${redirectsPath}`, fields },
    };
  });
}

/** Which links are dead is looked for anew afterwards, in every process. */
async function change(request: Request, failed: string, act: Parameters<typeof changeWithTool>[2]) {
  const outcome = await changeWithTool({ ...request, path: redirectsPath }, failed, async (tx, staff) => {
    const toast = await act(tx, staff);
    await announceContentChange(tx);
    return toast;
  });
  if (outcome.ok) bumpContentVersion();
  return outcome;
}

/** What is known about the addresses of redirects before they are saved; it grows with them. */
interface Ground {
  /** Those of them without a page of their own. */
  unpublished: ReadonlySet<string>;
  /** Where every redirect leads, by its address. */
  ends: Map<string, End>;
}

async function readGround(tx: Orm, pairs: readonly RedirectPair[]): Promise<Ground> {
  const paths = pairs.flatMap(({ from, to }) => (to.startsWith('/') ? [from, pathKeyOfTarget(to)] : [from]));
  const unpublished = new Set(await findUnpublished(paths, tx));
  const rows = await tx.select({ path: redirects.path, target: redirects.target }).from(redirects);
  return { unpublished, ends: new Map(rows.map(({ path, target }) => [path, endOf(target)])) };
}

/** Saves one redirect, with its entry in the log. */
async function lead({ tx, staff, ground }: { tx: Orm; staff: Staff; ground: Ground }, { from, to }: RedirectPair) {
  refuseUseless(ground, from, to);
  const before = ground.ends.get(from)?.target;
  if (before === to) return 'already';
  await tx
    .insert(redirects)
    .values({ path: from, target: to })
    .onConflictDoUpdate({ target: redirects.path, set: { target: to } });
  const isNew = before === undefined;
  const changes = { ...(isNew && { from: { after: from } }), to: { before, after: to } };
  await writeAudit(tx, {
    staff,
    action: isNew ? 'create' : 'update',
    collection: 'redirects',
    recordId: from,
    changes,
  });
  ground.ends.set(from, endOf(to));
  return isNew ? 'created' : 'changed';
}

function refuseUseless({ unpublished, ends }: Ground, from: string, to: string): void {
  if (!unpublished.has(from)) {
    const sentence = `There is a page at ${from}: a redirect only works where there is none.`;
    throw new ChangeRefusedError(422, sentence, 'from');
  }
  if (!to.startsWith('/')) return;
  if (leadsInCircle({ path: from, target: to }, ends)) {
    throw new ChangeRefusedError(422, 'This would lead in a circle.', 'to');
  }
  const target = pathKeyOfTarget(to);
  const further = redirectFor(target, (place) => ends.get(place)?.target);
  // Before a redirect for everything below a path stands every page there.
  if (further && (further.path === target || unpublished.has(target))) {
    const sentence = `${target} is led to ${targetFor(further, target)} itself. Lead to that address.`;
    throw new ChangeRefusedError(422, sentence, 'to');
  }
  if (unpublished.has(target) && !takesRest(to)) {
    throw new ChangeRefusedError(422, `There is no page at ${target} that visitors can see.`, 'to');
  }
}
