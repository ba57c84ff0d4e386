// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.objectweb.proactive.core.mop;

import java.io.Serializable;

/** Is serialized under the name of ProActive's class, with the field that a dissector looks at. */
public class MethodCall implements Serializable {
    private static final long serialVersionUID = 51L;
    final Object[] effectiveArguments;

    /** Makes one with these arguments. */
    public MethodCall(Object... arguments) {
        effectiveArguments = arguments;
    }
}
