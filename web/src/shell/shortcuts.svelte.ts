// Whether the list of keys lies over the page.
export const shortcuts = $state({ open: false });
