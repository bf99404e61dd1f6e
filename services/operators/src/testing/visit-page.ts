/** An operator at the page, who keeps the cookie and follows no redirects. */
export function visitor(origin: string) {
  let cookie = "";
  return async (path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) => {
    const asked = { redirect: "manual" as const, headers: { Cookie: cookie, Origin: origin, ...headers } };
    const answer = await fetch(`${origin}/operator-page${path}`, {
      ...asked,
      ...(fields !== undefined && { method: "POST", body: new URLSearchParams(fields) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return { status: answer.status, location: answer.headers.get("location"), text: await answer.text(), answer };
  };
}
