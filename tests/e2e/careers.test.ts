import { describe, expect, it } from 'vitest';
import { axeObjections, obstacles } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { expectToast, signInPlainly } from '../support/staff';

const site = useBuiltSite();
const { open, get } = site;

const titles = (page: WatchedPage) => page.locator('#positions li h3').allInnerTexts();

/** Fills in what a career needs, in the open editor. */
async function fillIn(page: WatchedPage, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('What the team does.\n\nYou will:\n- plan\n- build');
  await page.getByLabel('Responsibilities').fill('Plan\nBuild\nRun');
  await page.getByLabel('Requirements').fill('One sentence.');
  await page.getByLabel('Department').fill('Test Bench');
  await page.getByLabel('Location').fill('Ranchi, India');
}

describe('The careers page', () => {
  it('Positions are listed, featured ones first, and a department is chosen through the address, without JavaScript', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/careers');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const all = await titles(page);
    expect(all.slice(0, 2)).toEqual(['Quantum Algorithms Scientist', 'Machine Learning Engineer, Radiology']);
    expect(all).not.toContain('Security Auditor, Government Projects');
    expect(all).not.toContain('Head of Clinical Validation');
    await page.getByText('Apply by June 30, 2028', { exact: true }).waitFor();

    const departments = page.getByRole('navigation', { name: 'Departments' });
    await departments.getByRole('link', { name: 'Quantum Algorithms 2 open' }).click();
    await expect.poll(() => page.url()).toBe(`${site.server.url}/careers?department=Quantum+Algorithms#positions`);
    expect(await titles(page)).toEqual(['Quantum Algorithms Scientist', 'Research Intern, Quantum Simulation']);
    await expect.poll(() => departments.locator('[aria-current="true"]').innerText()).toContain('Quantum Algorithms');
    await departments.getByRole('link', { name: /All departments/ }).click();
    expect(await titles(page)).toEqual(all);
  });

  it('A department with nothing open says so, and leads back', async () => {
    const page = await open();
    await page.goto('/careers?department=Alchemy');
    await page.getByRole('heading', { name: 'No positions available', exact: true }).waitFor();
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
    await page.getByRole('link', { name: 'Show all departments' }).click();
    expect((await titles(page)).length).toBeGreaterThan(5);
  });

  it('A page that the list does not have answers 404, says so, and leads to the first', async () => {
    const page = await open({ javaScript: false });
    page.allowErrors(/status of 404/);
    const answer = await page.goto('/careers?department=Education&page=2');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no page 2', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect.poll(() => page.url()).toBe(`${site.server.url}/careers?department=Education#positions`);
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0);
  });

  it('A department that is written in other capitals leads to it', async () => {
    const answer = await get('/careers?department=education');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/careers?department=Education#positions']);
  });

  it('It is kept in memory in each of its states, and ships no script', async () => {
    for (const path of ['/careers', '/careers?department=Education', '/careers/course-author-quantum-computing']) {
      const first = await get(path);
      const etag = first.headers.get('etag');
      expect(etag, path).toMatch(/^W\//);
      expect(await first.text(), path).not.toMatch(/<script(?! type="(?:application\/ld\+json|speculationrules)")/);
      const second = await fetch(site.server.url + path, { headers: { 'if-none-match': etag ?? '' } });
      expect(second.status, path).toBe(304);
    }
  });
});

describe('A position', () => {
  it('has no accessibility faults in either theme, and fits phones', async () => {
    const page = await open();
    await page.goto('/careers/solutions-engineer-logistics-and-energy');
    expect(await obstacles(page, 'main')).toEqual([]);
  });

  it('says what the work is, and opens a letter with its name as the subject', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Research Intern, Quantum Simulation' }).click();
    await page.waitForURL('**/careers/research-intern-quantum-simulation');
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(expect.arrayContaining(['Responsibilities', 'Requirements', 'Skills', 'Benefits', 'Related positions']));
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await expect
      .poll(() => facts.locator('dd').allInnerTexts())
      .toEqual([
        'Quantum Algorithms',
        'Ranchi, India',
        'Internship',
        'Entry-level',
        'Paid, with housing in Ranchi',
        'June 30, 2028, end of day in India',
      ]);
    await expect
      .poll(() => facts.getByRole('link', { name: 'Apply by e-mail' }).getAttribute('href'))
      .toBe('mailto:careers@quzones.com?subject=Application%3A%20Research%20Intern%2C%20Quantum%20Simulation');
    const responsibilities = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Responsibilities' }) });
    await expect.poll(() => responsibilities.getByRole('listitem').count()).toBe(3);
    await page.getByRole('link', { name: 'Quantum Algorithms Scientist' }).click();
    await page.waitForURL('**/careers/quantum-algorithms-scientist');
  });

  it('tells search engines for jobs until when, where and how', async () => {
    const page = await open();
    await page.goto('/careers/solutions-engineer-logistics-and-energy');
    const text = await page.locator('script[type="application/ld+json"]').innerText();
    const graph = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(graph.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      title: 'Solutions Engineer, Logistics and Energy',
      employmentType: 'FULL_TIME',
      validThrough: '2028-12-31T18:29:59.999Z',
      jobLocation: { address: { addressLocality: 'Tallinn', addressCountry: 'EE' } },
      description: expect.stringMatching(
        /^<p>.+<\/p><h3>Responsibilities<\/h3><ul><li>.+<h3>Requirements<\/h3>/,
      ) as string,
    });
  });

  it('that is closed, paused or never was answers 404 with what is open instead', async () => {
    for (const slug of ['head-of-clinical-validation', 'security-auditor-government-projects', 'no-such-position']) {
      const page = await open();
      page.allowErrors(/status of 404/);
      const answer = await page.goto(`/careers/${slug}`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Position not available', level: 1 }).waitFor();
      await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(3);
    }
  });
});

describe('Careers in the admin', () => {
  const skills = 'Skills Required';

  it('They are a table of seven columns, which names them in a narrow window too', async () => {
    const page = await open();
    await signInPlainly(page, site.server.url, '/admin/careers');
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Title', 'Department', 'Location', 'Type', 'Status', 'Featured', 'Actions']);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const row = page.getByRole('row').filter({ hasText: 'Security Auditor' });
    expect((await row.innerText()).split('\n')).toEqual(
      expect.arrayContaining(['Department', 'Platform Engineering', 'Type', 'contract', 'Status', 'Paused']),
    );
    const edit = await row.getByRole('link', { name: /^Edit/ }).boundingBox();
    expect((edit?.x ?? 0) + (edit?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  it('A long word in one career takes no column of the others out of sight', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await signInPlainly(page, site.server.url, '/admin/careers/new');
    await fillIn(page, 'Breaks no lines');
    await page.getByLabel('Department').fill('Quanten'.repeat(10));
    await page.getByLabel('Location').fill('Interferenz'.repeat(10));
    await page.getByRole('button', { name: 'Save career' }).click();
    await expectToast(page, 'Success', 'Career created successfully');
    const table = page.getByRole('table', { name: 'Table of careers' });
    await table.getByText('Breaks no lines').waitFor();
    const frame = table.locator('xpath=..');
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  it('Who types a deadline that has passed reads that visitors do not see the position, and not with one to come', async () => {
    const page = await open();
    await signInPlainly(page, site.server.url, '/admin/careers/new');
    await untilHydrated(page);
    const passed = page
      .getByRole('status')
      .getByText('This day has passed: visitors do not see the position.', { exact: true });
    await page.getByLabel('Application Deadline').fill('2024-02-29');
    await passed.waitFor();
    expect(await axeObjections(page)).toEqual([]);
    await page.getByLabel('Application Deadline').fill('2199-12-31');
    await expect.poll(() => passed.count()).toBe(0);
  });

  it('A career with skills as chips is created, public at once, changed, paused and deleted', async () => {
    const page = await open();
    await signInPlainly(page, site.server.url, '/admin/careers');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'New Career' }).click();
    await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('active');
    await expect.poll(() => page.getByLabel('Employment Type').inputValue()).toBe('full-time');
    await expect.poll(() => page.getByLabel('Experience Level').inputValue()).toBe('mid-level');
    await fillIn(page, 'Bench Keeper');
    const typing = page.getByLabel(skills);
    const chips = page.getByRole('button', { name: /^Remove / });
    await typing.fill('  Soldering ');
    await typing.press('Enter');
    await typing.fill('Patience');
    await page.getByRole('button', { name: 'Add skill' }).click();
    for (const ignored of ['Soldering', 'soldering', '   ']) {
      await typing.fill(ignored);
      await typing.press('Enter');
    }
    await typing.fill('Juggling');
    await typing.press('Enter');
    await expect.poll(() => chips.allInnerTexts()).toEqual(['Soldering', 'Patience', 'Juggling']);
    await page.getByRole('button', { name: 'Remove Juggling' }).click();
    await expect.poll(() => chips.allInnerTexts()).toEqual(['Soldering', 'Patience']);
    // Typed, and not yet added.
    await page.getByLabel('Benefits').fill('A good chair');
    await page.getByRole('button', { name: 'Save career' }).click();
    await page.waitForURL(`${site.server.url}/admin/careers`);
    await expectToast(page, 'Success', 'Career created successfully');

    const visitor = await open();
    await visitor.goto('/careers?department=Test+Bench');
    await visitor.getByRole('link', { name: 'Bench Keeper' }).click();
    await visitor.waitForURL('**/careers/bench-keeper');
    for (const entry of ['Soldering', 'Patience', 'A good chair', 'plan', 'Run']) {
      await visitor.getByRole('article').getByText(entry, { exact: true }).waitFor();
    }
    await expect.poll(() => visitor.getByText('Juggling').count()).toBe(0);

    await page.getByRole('link', { name: 'Edit Bench Keeper' }).click();
    await chips.first().waitFor();
    await expect.poll(() => chips.allInnerTexts()).toEqual(['Soldering', 'Patience', 'A good chair']);
    await page.getByLabel('Status').selectOption('paused');
    await page.getByRole('button', { name: 'Save career' }).click();
    await expectToast(page, 'Success', 'Career updated successfully');
    expect((await get('/careers/bench-keeper')).status).toBe(404);
    expect(await (await get('/careers')).text()).not.toContain('Bench Keeper');

    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      expect([dialog.type(), dialog.message()]).toEqual(['confirm', 'Are you sure you want to delete this career?']);
      await dialog.accept();
    });
    await Promise.all([asked, page.getByRole('button', { name: 'Delete Bench Keeper' }).click()]);
    await expectToast(page, 'Success', 'Career deleted successfully');
    await expect.poll(() => page.getByText('Bench Keeper').count()).toBe(0);
  });

  it('Without JavaScript skills are a comma list', async () => {
    const page = await open({ javaScript: false });
    await signInPlainly(page, site.server.url, '/admin/careers/new');
    await fillIn(page, 'Plain Keeper');
    await page.getByLabel(skills).fill('One, , Two ,One, two');
    await page.getByRole('button', { name: 'Save career' }).click();
    await expectToast(page, 'Success', 'Career created successfully');
    await page.goto('/careers/plain-keeper');
    const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Skills' }) });
    await expect.poll(() => list.getByRole('listitem').allInnerTexts()).toEqual(['One', 'Two']);
  });

  it('A posting whose deadline has passed is gone for visitors, and says so to staff', async () => {
    const page = await open();
    await signInPlainly(page, site.server.url, '/admin/careers/new');
    await untilHydrated(page);
    await fillIn(page, 'Late Keeper');
    await page.getByLabel('Application Deadline').fill('2025-01-31');
    await page.getByRole('button', { name: 'Save career' }).click();
    await expectToast(page, 'Success', 'Career created successfully');
    await page.getByRole('row').filter({ hasText: 'Late Keeper' }).getByText('Deadline passed').waitFor();
    expect((await get('/careers/late-keeper')).status).toBe(404);
  });
});
