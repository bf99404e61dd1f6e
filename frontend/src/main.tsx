import "./app/base.css";
import { start } from "./app/start.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
root.setAttribute("data-begun", "");
// Not awaited: browsers that are only shown that they are out of date have no await outside of functions.
void start(root);
