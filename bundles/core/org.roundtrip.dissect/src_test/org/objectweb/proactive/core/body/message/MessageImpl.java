// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.objectweb.proactive.core.body.message;

import java.io.Serializable;

/** Is serialized under the name of ProActive's class, with those of its fields that a dissector looks at. */
public class MessageImpl implements Serializable {
    private static final long serialVersionUID = 51L;
    final String methodName;
    final Object rest;

    /** @param rest what follows the name: a call or a result */
    public MessageImpl(String methodName, Object rest) {
        this.methodName = methodName;
        this.rest = rest;
    }
}
