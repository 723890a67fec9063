import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [compression({ algorithms: ['brotliCompress', 'gzip'], exclude: /\.woff2$/ })]),
  ],
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Fonts are asked for by their own address, so that the browser can keep them.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { input: 'src/entry-client.tsx' } }),
  },
  // The server build carries its dependencies: it is loaded by the back end, which has none of them.
  ssr: { noExternal: command === 'build' ? true : undefined },
}));
