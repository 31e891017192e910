import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  environments: {
    // The server bundle starts at our own server, which mounts React Router inside Hono.
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/main.ts' } } },
  },
});
