import { Visitor } from "@swc/core/Visitor.js";

/**
 * Lets dependency-cruiser read files with `using`: the visitor of @swc/core that it walks them with does not know the
 * statement and throws, although the parser does.
 */
export function teachUsing(): void {
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
