// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.omg.CORBA.UserException;
import org.roundtrip.provider.ccm.runtime.FacetFinder;

/** Finds the facet with the contract. */
public final class ToFacet implements FacetFinder {
    /** The name of the facet. */
    static final String NAME = "contract";

    @Override
    public org.omg.CORBA.Object find(org.omg.CORBA.Object home) throws UserException {
        return ccm.ServerHomeHelper.narrow(home).create().provide_facet(NAME);
    }
}
