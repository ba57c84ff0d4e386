// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import org.omg.CORBA.UserException;

/** Finds the facet with the contract; the generated class {@code generated.ToFacet} does so with types of its own. */
public interface FacetFinder {
    /** Lets a home make a component, and asks that for its facet: two calls. */
    org.omg.CORBA.Object find(org.omg.CORBA.Object home) throws UserException;
}
