// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;
import org.roundtrip.model.Fork;

/** Compares the packets, bytes, streams and headers of a capture with those that tshark finds. */
final class TsharkCounts {
    private static final int WHOLE_FRAMES = 1 << 18;

    private TsharkCounts() {
    }

    /** @param counted the counts in the run */
    static void compare(Path capture, Fork.Capture counted) throws IOException, InterruptedException {
        PacketTotals totals = PacketTotals.of(capture);
        Fork.NameService names = counted.nameService();
        assertEquals(totals.packets(), counted.packets() + (names == null ? 0 : names.packets()));
        assertEquals(totals.bytes(), counted.bytes() + (names == null ? 0 : names.bytes()));
        assertEquals(totals.dropped(), counted.dropped());
        List<String[]> packets = Tshark.fields(capture, List.of("-o", "ip.check_checksum:TRUE"), List.of("frame.len", "tcp.stream",
                "ip.hdr_len", "tcp.hdr_len", "tcp.len", "ip.checksum.status", "tcp.option_kind")).stream().map(line -> line.split("\t", -1)).toList();
        assertEquals(theirs(packets), ours(totals));
        assertEquals(packets.stream().map(values -> String.join("\t", List.of(values).subList(2, 7))).toList(), headers(capture));
    }

    private static List<String> ours(PacketTotals totals) {
        List<String> lines = new ArrayList<>(List.of(totals.packets() + " packets, " + totals.bytes() + " bytes"));
        for (StreamTotals stream : totals.streams()) {
            lines.add(stream.packets() + " packets, " + stream.bytes() + " bytes, "
                    + (stream.clientPayload() + stream.serverPayload()) + " above TCP");
        }
        return lines;
    }

    private static List<String> theirs(List<String[]> packets) {
        long bytes = 0;
        List<long[]> streams = new ArrayList<>();
        for (String[] packet : packets) {
            long length = Long.parseLong(packet[0]);
            int stream = Integer.parseInt(packet[1]);
            while (streams.size() <= stream) {
                streams.add(new long[3]);
            }
            bytes += length;
            streams.get(stream)[0]++;
            streams.get(stream)[1] += length;
            streams.get(stream)[2] += Long.parseLong(packet[4]);
        }
        List<String> lines = new ArrayList<>(List.of(packets.size() + " packets, " + bytes + " bytes"));
        streams.forEach(stream -> lines.add(
                stream[0] + " packets, " + stream[1] + " bytes, " + stream[2] + " above TCP"));
        return lines;
    }

    private static List<String> headers(Path file) throws IOException {
        List<String> headers = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(file)) {
            for (Packet head = capture.next(); head != null; head = capture.next()) {
                headers.add(headers(capture.at(head.index(), head.offset(), WHOLE_FRAMES)));
            }
        }
        return headers;
    }

    private static String headers(Packet packet) {
        Headers headers = Frames.headers(packet);
        List<Field> fields = Frames.fields(packet);
        Field options = part(fields, "TCP").part("options");
        return headers.ip() + "\t" + headers.tcp() + "\t" + headers.payload() + "\t"
                + (part(fields, "IPv4").part("checksum").value().endsWith(" right") ? 1 : 0) + "\t"
                + (options == null ? "" : options.parts().stream().map(TsharkCounts::kind).collect(Collectors.joining(",")));
    }

    private static Field part(List<Field> fields, String name) {
        return fields.stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    private static String kind(Field option) {
        return switch (option.name()) {
            case "no operation" -> "1";
            case "maximum segment size" -> "2";
            case "window scale" -> "3";
            case "selective acknowledgement permitted" -> "4";
            case "selective acknowledgement" -> "5";
            case "time stamps" -> "8";
            default -> option.name();
        };
    }
}
