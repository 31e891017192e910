import { describe, expect, it } from 'vitest';
import { booked } from './threshold';

describe('The line for asking', () => {
  it('passes every document when it lies at zero, with every mistake of the model', () => {
    expect(booked(0)).toEqual({ untouched: 1000, errors: 120, asked: 0 });
  });

  it('passes none when nobody is ever sure enough', () => {
    expect(booked(1)).toEqual({ untouched: 0, errors: 0, asked: 1000 });
  });

  it('makes mistakes rarer, and not only fewer, the further it is moved', () => {
    const shares = [0, 0.6, 0.75, 0.9].map((line) => booked(line).errors / booked(line).untouched);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(new Set(shares).size).toBe(4);
  });
});
