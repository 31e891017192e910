import { describe, expect, it } from 'vitest';
import { isMailAddress, mailAddressList, parseMailSender } from './mail-address';

describe('a mail address', () => {
  it.each(['a@b.example', "o'neil+tag@mail.example", 'info@bücher.example', 'ravi@localhost'])(
    'may be %s',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );

  it.each([
    ['a header on a second line', 'a@b.example\r\nBcc: c@d.example'],
    ['a line feed alone', 'a@b.example\nc'],
    ['two addresses', 'a@b.example,c@d.example'],
    ['a name before it', 'A <a@b.example>'],
    ['a quoted local part', '"a b"@b.example'],
    ['a NUL byte', 'a\u0000@b.example'],
    ['no domain', 'a@'],
    ['a blank', 'a @b.example'],
    ['half a character', 'a\ud800@b.example'],
    ['more than 320 characters', `${'a'.repeat(320)}@b.example`],
  ])('is never %s', (_what, address) => {
    expect(isMailAddress(address)).toBe(false);
  });

  it('of a sender may have a name before it', () => {
    expect(parseMailSender('Quzones <hello@quzones.com>')).toEqual({ name: 'Quzones', address: 'hello@quzones.com' });
    expect(parseMailSender('"Quzones, Ranchi" <hello@quzones.com>')).toEqual({
      name: 'Quzones, Ranchi',
      address: 'hello@quzones.com',
    });
    expect(parseMailSender('hello@quzones.com')).toEqual({ name: '', address: 'hello@quzones.com' });
    expect(parseMailSender('Quzones\r\nBcc: x@y.example <hello@quzones.com>')).toBeNull();
  });

  it('lists have each address once', () => {
    expect(mailAddressList(' a@b.example, c@d.example ,,a@b.example')).toEqual(['a@b.example', 'c@d.example']);
  });
});
