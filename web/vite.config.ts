import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page is committed inside the Python package, so that nobody needs Node to play.
// File names are stable: the server tags them by their contents.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/nations/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:8873", ws: true } } },
});
