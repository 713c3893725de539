import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { withWidths } from "./src/style/widths.ts";

// The built page is committed inside the Python package, so that nobody needs Node to play.
// File names are stable: the server tags them by their contents.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ preprocess: { style: ({ content }) => ({ code: withWidths(content) }) } })],
  resolve: mode === "test" ? { conditions: ["browser"] } : {}, // tests follow states as a browser does
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
  test: {
    environment: "./tests/client.ts",
    testTimeout: 300_000, // a busy machine is slow, not wrong
  },
  server: { proxy: { "/api": { target: "http://localhost:8873", ws: true } } },
}));
