// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.Shapes;

/** An operation may have the name of a method that Fractal or Jonathan add to each stub. */
class FractalTypesTest {
    private static String method(String operation) {
        return new FractalTypes().method(Shapes.nothing(operation));
    }

    @Test
    void methodsOfStubsAreNotOverridden() {
        assertEquals("getFcItfName_", method("getFcItfName"));
        assertEquals("getFcItfName__", method("getFcItfName_"));
        assertEquals("getIdentifiers_", method("getIdentifiers"));
        assertEquals("hashCode_", method("hashCode"));
    }

    @Test
    void otherNamesStay() {
        assertEquals("invoke", method("invoke"));
        assertEquals("forgetIdentifiers", method("forgetIdentifiers"));
    }
}
