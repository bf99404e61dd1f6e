import type { ListedRequest, ShownRequest } from "../request-actions.ts";
import { type Html, html } from "./html.ts";
import { layout, PAGE_PATH, reasonField, size, sureField, table, time, uploadLink } from "./layout.ts";

const requestLink = (id: string) => html`<a href="${PAGE_PATH}/requests/${id}">${id}</a>`;
const formatState = ({ isOpen }: ListedRequest) => (isOpen ? "Open" : "Closed");

export function requestsPage(operator: string, requests: readonly ListedRequest[]): string {
  const rows = requests.map((request) => ({
    Id: requestLink(request.id),
    State: formatState(request),
    Deliveries: `${request.deliveries} of ${request.maxDeliveries}`,
    Size: html`${size(request.bytes)} of ${size(request.maxBytes)}`,
    Created: time(request.createdAt),
    Expires: time(request.expiresAt),
  }));
  return layout(
    "Requests",
    operator,
    "requests",
    html`<section><form method="get" action="${PAGE_PATH}/requests">
<label>Id: the part of the link after /request/, up to the # <input name="id" required pattern="[0-9a-f]{16}" autocomplete="off"></label>
<button class="primary">Show</button>
</form></section>
<section>${table("Requests", rows, "There are no requests.")}<p class="note">The first 100 at most.</p></section>`,
  );
}

const DELIVERY_STATES = {
  reserved: "Being sent",
  delivered: "Delivered",
  collected: "Collected",
  gone: "Gone",
} as const;

export function requestPage(operator: string, request: ShownRequest, done: string | null): string {
  const { id, isOpen, passwordSet, deliveries, maxDeliveries, bytes, maxBytes, maxDeliveryBytes, list } = request;
  const facts: [string, Html | string][] = [
    ["State", formatState(request)],
    ["Deliveries", `${deliveries} of ${maxDeliveries}`],
    ["Size", html`${size(bytes)} of ${size(maxBytes)}`],
    ["Size of a delivery, at most", size(maxDeliveryBytes)],
    ["Password", passwordSet ? "Yes" : "No"],
    ["Created", time(request.createdAt)],
    ["Expires", time(request.expiresAt)],
  ];
  const form = (action: string, name: string, content: Html, note: string) =>
    html`<section><form method="post" action="${PAGE_PATH}/requests/${id}/${action}">${content}
<button class="${action === "delete" ? "danger" : "primary"}">${name}</button></form>
<p class="note">${note}</p></section>`;
  const rows = list.map((delivery) => ({
    Delivery: delivery.state === "gone" ? delivery.id : uploadLink(delivery.id),
    State: DELIVERY_STATES[delivery.state],
    Size: size(delivery.bytes),
    Time: time(delivery.at),
  }));
  return layout(
    `Request ${id}`,
    operator,
    "requests",
    html`${done !== null && html`<p class="good" role="status">It is ${done}.</p>`}
<section><dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>
${isOpen && html`<h2>Close</h2>${form("close", "Close", reasonField, "Nobody can send to it any more, and deliveries that are being sent end. Complete ones stay.")}`}
<h2>Delete</h2>${form("delete", "Delete", html`${reasonField}${sureField}`, "Its deliveries are deleted, too. It cannot be restored.")}
<h2>Deliveries</h2><section>${table("Deliveries", rows, "None.")}<p class="note">A delivery is an upload: it can be taken down, restored and deleted.</p></section>`,
  );
}
