// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.DissectException;

/**
 * The values in the bodies of an operation's request and reply, in order.
 *
 * @param exceptions the members of its exceptions by their repository identifiers
 */
record Signature(List<Part> arguments, List<Part> results, Map<String, List<Part>> exceptions) {

    /** An operation whose exceptions are not known. */
    Signature(List<Part> arguments, List<Part> results) {
        this(arguments, results, Map.of());
    }

    /** A value in a body. */
    @FunctionalInterface
    interface Part {
        void read(Cdr cdr) throws DissectException;
    }

    /** Reads all values. */
    static void read(List<Part> parts, Cdr cdr) throws DissectException {
        for (Part part : parts) {
            part.read(cdr);
        }
    }
}
