import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compression({ algorithms: ['brotliCompress', 'gzip'] })],
  build: { target: 'es2022', chunkSizeWarningLimit: 1500 },
});
