import type { Server } from "@envoi/client";
import { loadRequests } from "./load-requests.ts";
import { offerContent } from "./open-direct.ts";
import { stretching } from "./stretching.ts";
import type { RequestCalls } from "./transfer.ts";

/** Implements `RequestCalls` on the current thread, except the calls that send, which work like those of uploads. */
export function createDirectRequests(server: Server): Omit<RequestCalls, "sendDelivery" | "continueDelivery"> {
  return {
    async openRequest({ link, password }, options) {
      const { openRequestLink } = await loadRequests(options.signal);
      return openRequestLink(server, link, password, stretching(options));
    },
    async fetchReceipts(request, deliveries, signal) {
      const { fetchReceipts } = await loadRequests(signal);
      return fetchReceipts(server, request, deliveries, signal);
    },
    async createRequest(request, options) {
      const { createRequest } = await loadRequests(options.signal);
      return createRequest(server, request, stretching(options));
    },
    async readInbox(owner, known, signal) {
      const { readInbox } = await loadRequests(signal);
      return readInbox(server, owner, signal, known);
    },
    async openDelivery(own, delivery, signal) {
      const { openDelivery } = await loadRequests(signal);
      return offerContent(server, delivery.id, await openDelivery(server, own, delivery, signal));
    },
    async collectDeliveries(owner, deliveries, signal) {
      const { collectDeliveries } = await loadRequests(signal);
      return collectDeliveries(server, owner, deliveries, signal);
    },
    async removeDeliveries(owner, deliveries, signal) {
      const { removeDeliveries } = await loadRequests(signal);
      return removeDeliveries(server, owner, deliveries, signal);
    },
    async closeRequest(owner, signal) {
      const { closeRequest } = await loadRequests(signal);
      return closeRequest(server, owner, signal);
    },
    async deleteRequest(owner, signal) {
      const { deleteRequest } = await loadRequests(signal);
      return deleteRequest(server, owner, signal);
    },
  };
}
