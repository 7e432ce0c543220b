import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";

let mounted = false;

function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement("div");
  document.body.append(host);
  // A tree of its own: a toast must survive whatever page it was raised on.
  flushSync(() =>
    createRoot(host).render(
      <Toaster
        position="top-center"
        duration={6000}
        closeButton
        toastOptions={{
          unstyled: true,
          style: { fontFamily: "inherit" },
          classNames: {
            toast:
              "pointer-events-auto flex w-full font-sans items-start gap-3 rounded border-[1.5px] border-current bg-surface p-4 pe-10 text-base shadow-raised",
            title: "font-semibold",
            description: "text-ink",
            success: "text-success",
            error: "text-danger",
            icon: "mt-1",
            closeButton:
              "absolute end-2 top-2 inline-flex size-8 items-center justify-center rounded-full text-ink transition-colors hover:bg-sand [&_svg]:size-4",
          },
        }}
      />,
    ),
  );
}

/** Shows one toast. The first call mounts the region that announces them. */
export function showToast(
  kind: "success" | "error",
  text: string,
  options: { description?: string },
): void {
  mountToaster();
  // One at a time: the newest is what just happened, and a pile of them covers the page.
  sonner.dismiss();
  sonner[kind](text, options);
}
