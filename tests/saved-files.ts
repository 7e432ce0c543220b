/** The files that the page saves from now on. jsdom can save none. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:file";
  };
  URL.revokeObjectURL = () => {};
  return saved;
}
