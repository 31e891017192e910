import { afterEach, beforeEach, expect, vi } from 'vitest';
import { log } from '~/server/log.server';

/** In every test of the suite around it, no transaction waits for a mail to be rendered. */
export function expectMailsRenderedAhead(): void {
  beforeEach(() => {
    vi.spyOn(log, 'debug');
  });
  afterEach(() => {
    const late = vi.mocked(log.debug).mock.calls.filter(([, said]) => {
      return said === 'a mail is rendered while its transaction waits';
    });
    vi.mocked(log.debug).mockRestore();
    expect(late).toEqual([]);
  });
}
