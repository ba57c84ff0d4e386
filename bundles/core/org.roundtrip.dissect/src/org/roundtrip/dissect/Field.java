// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * A part of a message.
 *
 * @param name   what it is
 * @param value  as text, empty for what only has parts
 * @param from   offset of its first byte in its direction of the stream
 * @param to     offset after its last byte
 * @param role   of its bytes that belong to none of its parts
 * @param parts  in the order of their bytes
 */
public record Field(String name, String value, long from, long to, ByteRole role, List<Field> parts) {

    /** The first part of that name. @return null when there is none */
    public Field part(String wanted) {
        return parts.stream().filter(part -> part.name.equals(wanted)).findFirst().orElse(null);
    }
}
