// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;

/**
 * A class description of a serialization stream.
 *
 * @param name   the class's, as Java writes it
 * @param flags  see the constants
 * @param fields in the order of their values
 * @param parent of the superclass, or null
 * @param depth  how many superclasses there are
 */
record ClassDescription(String name, int flags, List<FieldDescription> fields, ClassDescription parent, int depth) {
    /** Bits of {@link #flags}. */
    static final int WRITE_METHOD = 1, SERIALIZABLE = 2, EXTERNALIZABLE = 4, BLOCK_DATA = 8;

    /** @param type a letter as in the class file format */
    record FieldDescription(char type, String name) {
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }
}
