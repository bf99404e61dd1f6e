import "./app/base.css";
import { start } from "./app/start.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
await start(root);
