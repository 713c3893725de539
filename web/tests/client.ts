// Where tests run: the page's states are followed as in a browser.
export default { name: "client", viteEnvironment: "client", setup: () => ({ teardown() {} }) };
