import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Its own, so that it can run beside the app's server.
  cacheDir: '../../node_modules/.cache/preview',
  resolve: { dedupe: ['react', 'react-dom', 'three'] },
});
