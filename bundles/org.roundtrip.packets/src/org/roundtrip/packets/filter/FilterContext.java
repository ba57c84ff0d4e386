// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.io.IOException;
import java.util.List;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;

/**
 * What a filter may ask about one packet. Answers come when they are asked for, as some must be read or decoded. What is
 * not known is null.
 */
public interface FilterContext {

    /** The packet as a list shows it, which takes reading it. */
    PacketRow row() throws IOException;

    /** Its place in the capture, from 0. */
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

    /** The messages of which it carries bytes. */
    List<MessageRow> messages();

    /** How long the packet's call took in nanoseconds; null when it has none. */
    Long callNanos();

    /** A message with its fields. */
    Message message(int number) throws IOException;

    /** Whether the person marked it. */
    boolean marked();

    /** What the person said of it; null when nothing. */
    String comment();
}
