import { useEffect, useRef } from "react";

const themes = ["light", "dark"] as const;

/** The gallery in both themes, with synchronised scrolling. */
export function SideBySide() {
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);

  useEffect(() => {
    const stops = frames.current.map((frame) => {
      if (!frame) return () => {};
      const follow = () => {
        const top = frame.contentWindow?.scrollY ?? 0;
        for (const other of frames.current) {
          const page = other?.contentWindow;
          // Skips equal positions, so that the iframes do not scroll each other endlessly.
          if (page && other !== frame && page.scrollY !== top) page.scrollTo(0, top);
        }
      };
      const listen = () => frame.contentWindow?.addEventListener("scroll", follow);
      frame.addEventListener("load", listen);
      return () => {
        frame.removeEventListener("load", listen);
        frame.contentWindow?.removeEventListener("scroll", follow);
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <main className="grid h-dvh grid-cols-2">
      <h1 className="sr-only">Components in both themes</h1>
      {themes.map((theme, index) => (
        <iframe
          key={theme}
          ref={(frame) => {
            frames.current[index] = frame;
          }}
          title={`The ${theme} theme`}
          src={`?theme=${theme}`}
          className="size-full"
        />
      ))}
    </main>
  );
}
