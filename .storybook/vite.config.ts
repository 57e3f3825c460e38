import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfThemeOnly } from '../scripts/vite/rjsf-theme-only.ts';

/** Stories are built by the product's rules, but not as the product: there is no page, no API. */
export default defineConfig({
  plugins: [react(), rjsfThemeOnly()],
  css: { transformer: 'lightningcss' },
  build: { chunkSizeWarningLimit: 4000 },
});
