import { expect, it } from 'vitest';
import { openPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { signInPlainly } from '../support/staff';

const site = useBuiltSite();

it('Name and address of everybody can be read whole at every width', async () => {
  const admin = await openPage(site.browser);
  await signInPlainly(admin, site.server.url, '/admin/users');
  const address = admin.getByRole('listitem').getByText(testAdmin.email, { exact: true });
  for (const width of [320, 390, 640, 700, 768, 820, 1024, 1280]) {
    await admin.setViewportSize({ width, height: 800 });
    const seen = await address.evaluate((element) => ({
      room: element.clientWidth,
      isWhole: element.scrollWidth <= element.clientWidth,
      lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      pageFits: document.documentElement.scrollWidth <= window.innerWidth,
    }));
    expect(seen, `${width} px`).toMatchObject({ isWhole: true, pageFits: true });
    expect(seen.room, `${width} px`).toBeGreaterThan(120);
    expect(seen.lines, `${width} px`).toBeLessThan(width < 400 ? 3.5 : 1.5);
  }
});
