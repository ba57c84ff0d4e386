// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.List;
import org.roundtrip.model.text.Texts;

/**
 * A field of the filter language.
 *
 * @param name   as it is written in a filter
 * @param type   of its values
 * @param reader reads them
 */
record FilterField(String name, FieldType type, Reader reader) {
    private static final Texts TEXTS = Texts.of(FilterField.class);

    /** Reads the values of a packet: numbers as Long, flags as Boolean, texts as String; empty when it has none. */
    @FunctionalInterface
    interface Reader {
        List<?> values(FilterContext packet) throws IOException;
    }

    List<?> values(FilterContext packet) throws IOException {
        return reader.values(packet);
    }

    /** Returns its description for people. */
    String help() {
        return TEXTS.text("field." + name);
    }
}
