import { icons } from '@passerelle/icons/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  base: '/admin/',
  // The TypeScript of api-client instead of what is compiled from it.
  resolve: { conditions: [...defaultClientConditions, 'passerelle-source'] },
  plugins: [react(), icons(), compression({ algorithms: ['brotliCompress', 'gzip'] })],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    // The parts that every screen uses are one file: many small files compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: /src\/frame\// }] } } },
  },
});
