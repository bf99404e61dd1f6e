/** @throws where the browser refuses: then the person can still select the text */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
