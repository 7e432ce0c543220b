import { coordinator } from "@/content/coordinator.ts";

/** The coordinator who replies. */
export function CoordinatorCard() {
  const { name, picture, facts } = coordinator;
  return (
    <div className="flex items-center gap-4 rounded-lg bg-sand p-4">
      {picture ? (
        // The name is next to it.
        <img
          src={picture}
          alt=""
          width={72}
          height={72}
          className="size-18 rounded-full object-cover"
        />
      ) : null}
      <div>
        <p className="font-serif text-lg font-heading">{name || "Your coordinator"}</p>
        {facts.map((fact) => (
          <p key={fact} className="text-sm text-muted">
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
}
