import { brand } from "@/lib/brand.ts";
import { Logo } from "@/ui/logo.tsx";
import { ActionSpecimens } from "./actions.tsx";
import { FormSpecimens } from "./forms.tsx";
import { MessageSpecimens } from "./messages.tsx";
import { PageSpecimens } from "./pages.tsx";
import { TokenSpecimens } from "./tokens.tsx";

/** Every component in all its states, in one theme. */
export function Gallery() {
  return (
    <main className="mx-auto flex max-w-page flex-col gap-16 px-4 py-10 sm:px-8">
      <header className="flex flex-col gap-4">
        <Logo name={brand.name} />
        <h1 className="text-4xl">Components and tokens</h1>
        <p className="max-w-reading text-lg text-muted">
          Everything that pages are made of, each in every state. Hover, focus with the Tab key and
          press to see the rest.
        </p>
      </header>
      <TokenSpecimens />
      <ActionSpecimens />
      <FormSpecimens />
      <MessageSpecimens />
      <PageSpecimens />
    </main>
  );
}
