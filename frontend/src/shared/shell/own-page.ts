/** Whether a document is this page, in any release, and not that of a wall or a network in between. */
export function isOwnPage(html: string): boolean {
  return html.includes('<div id="root"');
}
