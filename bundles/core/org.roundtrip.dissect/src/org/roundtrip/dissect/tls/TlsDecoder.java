// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.Side;

/**
 * The records of one connection, each a message. Where the keys of the connection are known, the messages that it carries take
 * the place of the records that carry them. Other encrypted contents stay encrypted.
 */
final class TlsDecoder implements Decoder {
    private static final ByteRole ROLE = ByteRole.PROTOCOL_HEADER;
    private static final Map<Integer, String> TYPES = Map.of(TlsDissector.CHANGE_CIPHER, "change cipher spec",
            TlsDissector.ALERT, "alert", TlsDissector.HANDSHAKE, "handshake", TlsDissector.DATA, "application data",
            TlsDissector.HEARTBEAT, "heartbeat");
    private static final List<String> VERSIONS = List.of("SSL 3.0", "TLS 1.0", "TLS 1.1", "TLS 1.2", "TLS 1.3");
    private static final Map<Integer, String> ALERTS = Map.ofEntries(Map.entry(0, "close notify"),
            Map.entry(10, "unexpected message"), Map.entry(20, "bad record MAC"), Map.entry(40, "handshake failure"),
            Map.entry(42, "bad certificate"), Map.entry(45, "certificate expired"), Map.entry(46, "certificate unknown"),
            Map.entry(47, "illegal parameter"), Map.entry(48, "unknown authority"), Map.entry(50, "decode error"),
            Map.entry(51, "decrypt error"), Map.entry(70, "protocol version"), Map.entry(80, "internal error"),
            Map.entry(90, "user cancelled"), Map.entry(112, "unrecognised name"));
    private static final int ALERT_BYTES = 2;
    private static final int FATAL = 2;

    private final Handshake client = new Handshake();
    private final Handshake server = new Handshake();
    private final Carried carried;
    /** Whether the handshake was seen from its beginning. */
    private boolean greeted;

    TlsDecoder(Hints hints) {
        carried = new Carried(hints);
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        if (carried.mayDecode(side, in) && carried.decode(side, in, greeted)) {
            return;
        }
        Handshake handshake = side == Side.CLIENT ? client : server;
        in.open("TLS record", ROLE);
        int type = (int) in.integer(1);
        in.note("type", TYPES.getOrDefault(type, Integer.toString(type)), 1, ROLE);
        int version = (int) in.integer(2);
        in.note("version", version(version), 2, ROLE);
        int length = in.u16("length", ROLE);
        in.close(TYPES.getOrDefault(type, ""));
        if (!TYPES.containsKey(type) || version >> 8 != 3 || length > TlsDissector.LONGEST_RECORD) {
            throw new DissectException.Malformed("tls.record");
        }
        in.length(TlsDissector.HEADER_BYTES + length);
        if (in.available() < length) {
            throw DissectException.Incomplete.INSTANCE;
        }
        switch (type) {
            case TlsDissector.HANDSHAKE -> {
                String names = handshake.record(in, length);
                greeted |= names.contains("Hello");
                in.message(MessageKind.HANDSHAKE, ShownText.of(names), Message.NO_ID);
            }
            case TlsDissector.CHANGE_CIPHER -> {
                in.message(MessageKind.HANDSHAKE, TYPES.get(type), Message.NO_ID);
                in.bytes(TYPES.get(type), length, ROLE);
                handshake.encrypted();
            }
            case TlsDissector.ALERT -> alert(in, length);
            default -> {
                // A record with bytes of calls; the end of a call is not visible in it.
                in.message(MessageKind.FRAGMENT, TYPES.get(type), Message.NO_ID);
                in.bytes("encrypted", length, ByteRole.ENCRYPTED);
            }
        }
    }

    static void alert(MessageReader in, int length) throws DissectException {
        if (length != ALERT_BYTES) {
            in.message(MessageKind.CONTROL, "alert (encrypted)", Message.NO_ID);
            in.bytes("encrypted alert", length, ByteRole.ENCRYPTED);
            return;
        }
        int level = (int) in.integer(1);
        in.note("level", level == FATAL ? "fatal" : "warning", 1, ROLE);
        int description = (int) in.integer(1);
        String name = ALERTS.getOrDefault(description, Integer.toString(description));
        in.note("description", name, 1, ROLE);
        in.message(MessageKind.CONTROL, "alert (" + name + ")", Message.NO_ID);
    }

    @Override
    public void ended(Side side) {
        carried.ended(side);
    }

    static String version(int code) {
        int minor = code & 0xFF;
        return code >> 8 == 3 && minor < VERSIONS.size() ? VERSIONS.get(minor) : "0x%04x".formatted(code);
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return TlsDissector.begins(bytes, at);
    }

    @Override
    public void lost(Side side) {
        (side == Side.CLIENT ? client : server).lost();
        carried.lost(side);
    }
}
