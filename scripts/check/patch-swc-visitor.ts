import { Visitor } from "@swc/core/Visitor.js";

/**
 * Adds `using` declarations to the visitor of @swc/core. dependency-cruiser walks files with it, accepts no other
 * visitor, and fails at the statement, which swc's parser supports.
 */
export function patchSwcVisitor(): void {
  const { visitStatement } = Visitor.prototype;
  Visitor.prototype.visitStatement = function (statement) {
    if (isUsing(statement)) this.visitVariableDeclarators(statement.decls);
    else visitStatement.call(this, statement);
    return statement;
  };
}

/** The parser's types lack the statement as well. */
interface UsingDeclaration {
  readonly decls: Parameters<Visitor["visitVariableDeclarators"]>[0];
}

function isUsing(statement: object): statement is UsingDeclaration {
  return "type" in statement && statement.type === "UsingDeclaration";
}
