// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.PacketNumbers;

/** Writes messages, one a line. */
final class MessageLines extends CaptureLines {
    private static final Texts TEXTS = Texts.of(Context.class);

    private final CaptureSource source;
    private final OpenCapture capture;

    MessageLines(CaptureSource source, OpenCapture capture) {
        super(List.of("message.number", "call", "stream", "from", "message.packets", "message.bytes", "message.protocol", "message.types",
                "message.content", "message.other", "message"),
                List.of("message.number", "message", "call", "from", "message.bytes", "message.content", "message.packets",
                "message.protocol", "message.types", "message.other", "stream"));
        this.source = source;
        this.capture = capture;
    }

    @Override
    List<String> row(int number) {
        MessageRow message = capture.messages().row(number);
        return List.of(counted(message.number()), counted(message.call()), counted(message.stream()),
                message.side().name().toLowerCase(Locale.ROOT), PacketNumbers.of(capture.messages(), message), Numbers.count(message.length()),
                bytes(message, ByteRole.PROTOCOL_HEADER), bytes(message, ByteRole.TYPE_INFORMATION),
                bytes(message, ByteRole.CONTENT), other(message), message.problem() == null ? describe(capture, message)
                        : describe(capture, message) + " (" + message.problem() + ")");
    }

    /**
     * Returns protocol, kind, method or status of HTTP, and operation, in the words of the window. Control characters,
     * which a terminal would obey, are left out.
     */
    static String describe(OpenCapture capture, MessageRow message) {
        // Where HTTP carries nothing else that is known, its operation is method and path.
        String code = message.operation().startsWith(message.code()) ? "" : message.code();
        String kind = message.kind() == MessageKind.RESPONSE ? capture.answerTerm(message.protocol()).name() : message.kind().name();
        return Stream.of(capture.protocolLabel(message.protocol()), TEXTS.text("packets.kind." + kind), code, message.operation())
                .filter(word -> !word.isEmpty()).collect(Collectors.joining(" ")).replaceAll("\\p{Cntrl}", "?");
    }

    private static String bytes(MessageRow message, ByteRole role) {
        return Numbers.count(message.bytesByRole().getOrDefault(role, 0L));
    }

    /** Returns how many bytes are in no other column, such as padding, so that a line adds up. */
    private static String other(MessageRow message) {
        return Numbers.count(message.length() - Stream.of(ByteRole.PROTOCOL_HEADER, ByteRole.TYPE_INFORMATION, ByteRole.CONTENT)
                .mapToLong(role -> message.bytesByRole().getOrDefault(role, 0L)).sum());
    }

    @Override
    String json(int number) {
        MessageRow message = capture.messages().row(number);
        ObjectNode line = Output.line(source);
        line.put("message", message.number() + 1);
        line.put("call", message.call() == null ? null : (Integer) (message.call() + 1));
        line.put("stream", message.stream() + 1);
        line.put("protocol", message.protocol());
        line.put("from", message.side().name().toLowerCase(Locale.ROOT));
        line.put("kind", message.kind().name().toLowerCase(Locale.ROOT));
        line.put("operation", message.operation());
        line.put("code", message.code());
        line.put("requestId", message.requestId() == Message.NO_ID ? null : (Long) message.requestId());
        line.put("partner", message.partner() == null ? null : (Integer) (message.partner() + 1));
        line.put("firstPacket", message.firstPacket() < 0 ? null : (Integer) (message.firstPacket() + 1));
        line.put("lastPacket", message.lastPacket() < 0 ? null : (Integer) (message.lastPacket() + 1));
        line.put("bytes", message.length());
        ObjectNode roles = line.putObject("bytesByRole");
        for (ByteRole role : ByteRole.values()) {
            Long bytes = message.bytesByRole().get(role);
            if (bytes != null) {
                roles.put(Output.name(role), bytes);
            }
        }
        line.put("problem", message.problem());
        return line.toString();
    }
}
