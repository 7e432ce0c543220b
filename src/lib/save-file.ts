/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The URL must stay valid until the download has started.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
