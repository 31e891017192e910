import { expect, it } from 'vitest';
import { newPasswordOf } from './credentials';

it.each(['mari@example.com', ' Mari@Example.COM', 'mari.tamm'])(
  'One’s own address is no password, nor is its name: %s',
  async (password) => {
    const email = password.includes('@') ? 'mari@example.com' : 'Mari.Tamm@example.com';
    expect((await newPasswordOf(email).safeParseAsync(password)).success).toBe(false);
    expect((await newPasswordOf('somebody@example.com').safeParseAsync(password)).success).toBe(true);
  },
);
