import { describeHostileBytes } from "./testing/withstand-hostile-bytes.ts";

describeHostileBytes(500);
