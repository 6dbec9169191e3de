import { createContext, useContext } from 'react';
import type { Role } from '../../model/desk/session';

/** The role of the person who is signed in, or who was when the session ended. */
export const RoleContext = createContext<Role>('officer');

export function useRole(): Role {
  return useContext(RoleContext);
}

/** Returns the desk's title for a role. */
export function deskTitle(role: Role): string {
  return role === 'officer' ? 'Officers’ desk' : 'Editors’ desk';
}
