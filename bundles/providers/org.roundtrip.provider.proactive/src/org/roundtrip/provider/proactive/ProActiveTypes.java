// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive;

import java.util.Set;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.model.Operation;

/** Serializable types in Java. Classes of structs are not final, because the future of one is an object of a subclass. */
final class ProActiveTypes extends JavaTypes {
    /** The methods that ProActive adds to each stub. */
    private static final Set<String> OF_STUBS = Set.of("getProxy", "setProxy");

    ProActiveTypes() {
        super(true);
    }

    @Override
    protected String modifiers() {
        return "public";
    }

    @Override
    public String method(Operation operation) {
        return Java.escape(operation.name(), word -> Java.reservedForMethods(word) || OF_STUBS.contains(word));
    }

    @Override
    public CallStyle calls() {
        return new FutureCalls(this);
    }
}
