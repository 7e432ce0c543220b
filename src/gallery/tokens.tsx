import { Group, Specimen } from "./specimen.tsx";

const colours = [
  ["Grounds", ["paper", "surface", "sand", "sea-soft", "terracotta-soft", "deep"]],
  ["Text and lines", ["ink", "muted", "outline", "line", "on-deep", "on-deep-muted"]],
  ["Actions", ["sea", "on-sea", "terracotta", "terracotta-deep", "on-terracotta", "focus"]],
  ["States", ["danger", "danger-soft", "success", "success-soft", "caution", "caution-soft"]],
] as const;

const sizes = [
  "text-5xl",
  "text-4xl",
  "text-3xl",
  "text-2xl",
  "text-xl",
  "text-lg",
  "text-base",
  "text-sm",
  "text-xs",
];

export function TokenSpecimens() {
  return (
    <Group title="Tokens">
      {colours.map(([title, names]) => (
        <Specimen key={title} name={title}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {names.map((name) => (
              <li key={name} className="text-sm">
                <span
                  className="mb-1 block h-14 rounded border border-line"
                  style={{ background: `var(--${name})` }}
                />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen
        name="Sizes of type"
        note="Headings use the serif font, all other text the sans-serif font."
      >
        <div className="flex flex-col gap-3">
          {sizes.map((size, index) => (
            <p key={size} className={index < 5 ? `${size} font-serif` : size}>
              Muğla, Beşiktaş, İzmir: £2,500 to £4,500
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Weights and figures">
        <p>
          Regular 0123456789, <span className="font-medium">medium 0123456789</span>,{" "}
          <span className="font-semibold">semibold 0123456789</span>,{" "}
          <strong>bold 0123456789</strong>, <span className="tabular-nums">tabular 1111</span>
        </p>
      </Specimen>
      <Specimen name="Corners and shadows">
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          {["rounded-sm", "rounded", "rounded-lg shadow-card", "rounded-xl shadow-raised"].map(
            (look) => (
              <div key={look} className={`border border-line bg-surface p-4 text-sm ${look}`}>
                {look}
              </div>
            ),
          )}
        </div>
      </Specimen>
    </Group>
  );
}
