// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm.runtime;

import org.roundtrip.corba.runtime.OrbClient;
import org.roundtrip.harness.Generated;
import org.roundtrip.provider.jacorb.runtime.JacorbOrbs;

/**
 * A client of a component (CCM 4.0, 9.5). The name service knows the home, which makes a component for each look-up; that one provides the
 * facet, on which all calls are made.
 */
public final class CcmClient extends OrbClient {
    /** Created by the harness. */
    public CcmClient() {
        super(new JacorbOrbs());
    }

    @Override
    protected org.omg.CORBA.Object servant(org.omg.CORBA.Object home) throws Exception {
        return ((FacetFinder) Generated.type("ToFacet").getConstructor().newInstance()).find(home);
    }
}
