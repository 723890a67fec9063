import { icons } from '@passerelle/icons/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), icons(), compression({ algorithms: ['brotliCompress', 'gzip'] })],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    // The parts that every screen uses are one file: many small files compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: /src\/frame\// }] } } },
  },
});
