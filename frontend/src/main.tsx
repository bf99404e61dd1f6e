import "./app/base.css";
import { start } from "./app/start.tsx";
import { early } from "./early.ts";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
root.setAttribute("data-begun", "");
// Not awaited: outdated browsers lack top-level await, and must still show that they are unsupported.
void start(root, early);
