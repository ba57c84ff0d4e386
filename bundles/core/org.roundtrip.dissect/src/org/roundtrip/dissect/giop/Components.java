// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.giop.Signature.Part;
import org.roundtrip.dissect.roles.ByteRole;

/** The operations with which a client of CORBA components comes to a facet. The home makes a component, which provides it. */
final class Components {
    private static final Part REFERENCE = cdr -> Ior.read(cdr, "value");
    private static final Signature CREATE = new Signature(List.of(), List.of(REFERENCE));

    /** The operations by their names. */
    static final Map<String, Signature> OPERATIONS = Map.of("create", CREATE, "create_component", CREATE, "provide_facet",
            new Signature(List.of(cdr -> Texts.narrow(cdr, "name", ByteRole.CONTENT)), List.of(REFERENCE)));

    private Components() {
    }
}
