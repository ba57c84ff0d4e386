// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ejb;

import org.roundtrip.contract.JavaTypes;
import org.roundtrip.model.Operation;

/** Serializable types in Java. EJB keeps the names of methods that begin with {@code ejb} for itself. */
final class EjbTypes extends JavaTypes {

    EjbTypes() {
        super(true);
    }

    /** No operation begins with an underscore, so different names stay different. */
    @Override
    public String method(Operation operation) {
        return operation.name().startsWith("ejb") ? "_" + operation.name() : super.method(operation);
    }
}
