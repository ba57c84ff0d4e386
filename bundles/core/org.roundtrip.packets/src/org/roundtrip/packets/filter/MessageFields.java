// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.Field;
import org.roundtrip.packets.decode.MessageRow;

/**
 * The fields of decoded messages of any protocol: {@code field.operation}, {@code field."request id"},
 * {@code field.customer.name} for parts of parts. A path matches wherever its names follow one another from a part to
 * its parts, at any depth. Letters may be written large or small, as names of HTTP headers may (RFC 9110, section 5.1).
 */
final class MessageFields {
    /** Before the name of such a field. */
    static final String PREFIX = "field.";

    private MessageFields() {
    }

    /** @param path at least one name, from the outer part to the inner */
    static FilterField of(String written, List<String> path) {
        return new FilterField(written, FieldType.VALUE, packet -> values(packet, path));
    }

    private static List<String> values(FilterContext packet, List<String> path) throws IOException {
        List<String> found = new ArrayList<>();
        for (MessageRow row : packet.messages()) {
            for (Field field : packet.message(row.number()).fields()) {
                collect(field, path, found);
            }
        }
        return found;
    }

    private static void collect(Field field, List<String> path, List<String> found) {
        follow(field, path, 0, found);
        for (Field part : field.parts()) {
            collect(part, path, found);
        }
    }

    private static void follow(Field field, List<String> path, int at, List<String> found) {
        if (!field.name().equalsIgnoreCase(path.get(at))) {
            return;
        }
        if (at == path.size() - 1) {
            found.add(field.value());
            return;
        }
        for (Field part : field.parts()) {
            follow(part, path, at + 1, found);
        }
    }
}
