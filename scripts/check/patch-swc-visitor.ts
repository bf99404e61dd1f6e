import { Visitor } from "@swc/core/Visitor.js";

/**
 * Adds `using` declarations to the visitor of @swc/core. dependency-cruiser can use no other visitor, and fails at the
 * statement, although swc's parser supports it.
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
