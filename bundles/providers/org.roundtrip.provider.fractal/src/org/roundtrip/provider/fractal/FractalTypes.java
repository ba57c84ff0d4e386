// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal;

import org.roundtrip.contract.Java;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.model.Operation;

/** Serializable types in Java. Methods have other names than those that Fractal gives to all interfaces of components. */
final class FractalTypes extends JavaTypes {

    FractalTypes() {
        super(true);
    }

    /** Fractal's own methods have {@code Fc} in their names. Jonathan has a getter and a setter of identifiers. */
    @Override
    public String method(Operation operation) {
        return Java.escape(operation.name(),
                word -> Java.reservedForMethods(word) || word.contains("Fc") || word.matches("[gs]etIdentifiers"));
    }
}
