import { Button } from "@/ui/button.tsx";

type FoldButtonProps = {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** How many there are, and how many are shown while it is folded. */
  count: number;
  folded: number;
};

/** Shows all of a list or only its first entries. Renders nothing for a short list. */
export function FoldButton({ isFolded, onFold, count, folded }: FoldButtonProps) {
  if (count <= folded) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-expanded={!isFolded}
      className="-ms-3.5 self-start print:hidden"
      onClick={() => onFold(!isFolded)}
    >
      {isFolded ? `Show all ${count}` : `Show only ${folded}`}
    </Button>
  );
}
