// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.giop.Signature.Part;

/** The operations that every CORBA object has. */
final class ObjectOperations {
    private static final Part YES_OR_NO = cdr -> Values.truth(cdr, "value");
    private static final Part REFERENCE = cdr -> Ior.read(cdr, "value");

    static final Map<String, Signature> ALL = Map.of(
            "_is_a", new Signature(List.of(cdr -> Texts.narrow(cdr, "type id", ByteRole.CONTENT)), List.of(YES_OR_NO)),
            "_non_existent", new Signature(List.of(), List.of(YES_OR_NO)),
            "_not_existent", new Signature(List.of(), List.of(YES_OR_NO)),
            "_repository_id", new Signature(List.of(), List.of(cdr -> Texts.narrow(cdr, "value", ByteRole.CONTENT))),
            "_interface", new Signature(List.of(), List.of(REFERENCE)),
            "_component", new Signature(List.of(), List.of(REFERENCE)));

    private ObjectOperations() {
    }
}
