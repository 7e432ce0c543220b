if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // Chunks load while a test of a component waits, and a build server has other work to do.
  configure({ asyncUtilTimeout: 8000 });
  // jsdom has no layout, and so no media queries.
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

export {};
