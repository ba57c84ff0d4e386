// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.List;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;

/**
 * The values of one packet that a filter may compare. Each is computed when it is needed, because some must be read or
 * decoded. Unknown values are null.
 */
public interface FilterContext {

    /** Reads the packet. */
    PacketRow row() throws IOException;

    /** Returns the number of the packet, from 0. */
    int number();

    /** See {@link PacketRow}. */
    int wireLength();

    /** Bytes above TCP; null when it belongs to no connection. */
    Integer payloadLength();

    /** See {@link PacketRow}. */
    Integer stream();

    /** See {@link PacketRow}. */
    Boolean fromClient();

    /** See {@link PacketRow}. */
    Long call();

    /** See {@link PacketRow}. */
    Long sinceFirst();

    /** See {@link PacketRow}. */
    Long sinceLast();

    /** Returns the messages of which the packet contains bytes. */
    List<MessageRow> messages();

    /** Returns the duration of the packet's call in nanoseconds; null when it has no call. */
    Long callNanos();

    /** A message with its fields. */
    Message message(int number) throws IOException;

    /** Whether the user marked the packet. */
    boolean marked();

    /** Returns the user's comment, or null. */
    String comment();

    /** Whether the answer for the packet is still wanted. Asked often while a regular expression is matched, which may take hours. */
    boolean wanted();
}
