import { hero } from "@/content/home.ts";
import { SearchForm } from "@/site/features/home/search-form.tsx";
import { Illustration } from "@/ui/illustration.tsx";

/** The hero of Home, with its search. */
export function Hero() {
  return (
    <div className="bg-sand">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-5 px-4 pb-6 pt-6 sm:gap-y-8 sm:px-6 sm:pb-12 sm:pt-14 lg:grid-cols-[1.05fr_1fr] lg:pb-16">
        <div className="flex flex-col gap-3 sm:gap-6">
          <h1 className="text-5xl">{hero.title}</h1>
          <p className="max-w-reading text-lg text-muted">{hero.lead}</p>
        </div>
        <div className="flex flex-col gap-3">
          <SearchForm />
          <p className="text-sm text-muted">{hero.note}</p>
        </div>
        <Illustration
          first
          name="home-hero"
          ratio="4/3"
          className="max-h-32 rounded-xl sm:max-h-none lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
      </div>
    </div>
  );
}
