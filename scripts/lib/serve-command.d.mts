export const serveCommand: string;
export const serveArguments: string[];
export const serveSettings: Record<string, string>;
