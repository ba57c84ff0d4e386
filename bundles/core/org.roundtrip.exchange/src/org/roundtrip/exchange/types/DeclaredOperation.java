// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.List;
import java.util.Optional;

/**
 * An operation that a source declares.
 *
 * @param name       as the source has it
 * @param result     empty when it returns nothing
 * @param exceptions what it may throw, in order
 * @param oneWay     whether it says that no answer is sent
 */
public record DeclaredOperation(String name, List<Declared.Member> parameters, Optional<Sketch> result,
        List<Sketch> exceptions, boolean oneWay) {

    /** An operation that is answered. */
    public DeclaredOperation(String name, List<Declared.Member> parameters, Optional<Sketch> result, List<Sketch> exceptions) {
        this(name, parameters, result, exceptions, false);
    }
}
