import type { Theme } from '~/lib/theme';
import tokens from '~/styles/tokens.css?raw';

type Colors = ReadonlyMap<string, string>;

/** Colours by token: what is shown as a picture knows nothing of the page's styles. */
const colors: Record<Theme, Colors> = { light: readColors('light'), dark: readColors('dark') };

function readColors(theme: Theme): Colors {
  const pattern = /(--color-[a-z-]+):\s*(?:light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)|(#\w+))/g;
  const values = [...tokens.matchAll(pattern)].map(
    ([, name = '', light, dark, single = '']) => [name, (theme === 'light' ? light : dark) ?? single] as const,
  );
  const found = new Map(values);
  // A second value, for paper say, would be the one of every picture.
  if (found.size < values.length) throw new Error('tokens.css states a colour twice.');
  return found;
}

/** The same SVG with values in place of the tokens. */
export function withColors(svg: string, theme: Theme): string {
  return svg.replace(/var\((--color-[a-z-]+)\)/g, (_whole, name: string) => {
    const value = colors[theme].get(name);
    if (!value) throw new Error(`The tokens have no colour ${name}.`);
    return value;
  });
}
