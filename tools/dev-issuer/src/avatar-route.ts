import { Router } from "express";
import { PATHS } from "./issuer-settings.ts";
import { PEOPLE } from "./people.ts";

/** The avatars of all people: the first letter of the name on a disc. */
export const avatarRoute = Router().get(`${PATHS.avatars}/:file`, (request, response, next) => {
  const person = Object.values(PEOPLE).find(({ name }) => `${name}.svg` === request.params.file);
  if (person === undefined) {
    next();
    return;
  }
  response.type("svg").send(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" font-family="sans-serif" text-anchor="middle">
<circle cx="20" cy="20" r="20" fill="#4a3aa8"/><text x="20" y="27" font-size="20" fill="#fff">${person.displayName[0]}</text>
</svg>`,
  );
});
