// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * Bytes of a message that belong together: those of a field without parts, or those between two such fields.
 *
 * @param group of the field that contains it; empty for none
 * @param name  of the field; empty between fields
 * @param role  of the field; null between fields
 */
record MessagePart(String group, String name, ByteRole role, byte[] bytes) {

    /** Cuts a message into its parts. @param from place of the message's first byte, from which fields count */
    static List<MessagePart> of(List<Field> fields, long from, byte[] message) {
        List<MessagePart> parts = new ArrayList<>();
        int end = add("", fields, from, message, 0, parts);
        between(message, end, message.length, parts);
        return parts;
    }

    private static int add(String group, List<Field> fields, long from, byte[] message, int end, List<MessagePart> parts) {
        int at = end;
        for (Field field : fields) {
            if (!field.parts().isEmpty()) {
                at = add(field.name(), field.parts(), from, message, at, parts);
            } else if (field.to() > field.from()) {
                int begin = (int) (field.from() - from);
                between(message, at, begin, parts);
                at = (int) (field.to() - from);
                parts.add(new MessagePart(group, field.name(), field.role(), Arrays.copyOfRange(message, begin, at)));
            }
        }
        return at;
    }

    private static void between(byte[] message, int from, int to, List<MessagePart> parts) {
        if (from < to) {
            parts.add(new MessagePart("", "", null, Arrays.copyOfRange(message, from, to)));
        }
    }

    /** Returns the bytes in hexadecimal; for parts whose order says nothing, the texts are in an order of their own. */
    String text() {
        return HexFormat.of().formatHex(bytes);
    }
}
