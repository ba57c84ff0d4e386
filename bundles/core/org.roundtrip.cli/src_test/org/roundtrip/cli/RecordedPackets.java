// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;

/** Files and runs with a few packets, for tests of what is said of them. */
abstract class RecordedPackets {
    static final String REQUEST = "GET /x HTTP/1.1\r\nHost: x\r\n\r\n";
    static final String RESPONSE = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    static final int SERVER = 1099;
    private static final int CLIENT = 40_000;
    @TempDir
    Path folder;
    Terminal terminal;

    @BeforeEach
    final void open() {
        terminal = new Terminal(folder);
    }

    /** @param captures one of each fork, the first of which has the number 1 */
    final RunFolder run(Capture... captures) throws IOException {
        Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"rmi\"", "\"calls\": 1"));
        List<Fork> forks = new ArrayList<>();
        for (Capture capture : captures) {
            int number = forks.size() + 1;
            forks.add(new Fork(number, "rmi", "rmi", "ping", number, Fork.State.DONE, null, null, capture, null));
        }
        return RunFolder.create(folder.resolve("run"), new Run("run", plan, false, captures.length, Map.of(), forks,
                Run.Outcome.DONE, "", Instant.now(), Instant.now()));
    }

    /** A request for a connection, then packets of the client and of the server with so many bytes, then one more. */
    static byte[] pcap(boolean opened, int fromClient, int fromServer, int last) {
        return file(file -> {
            packet(file, true, opened ? 0x02 : 0x10, 0);
            packet(file, true, 0x18, fromClient);
            packet(file, false, 0x18, fromServer);
            packet(file, true, 0x10, last);
        });
    }

    /** A request for a connection, then a request and a response of HTTP, then an acknowledgement. */
    static byte[] talk() {
        return file(file -> {
            packet(file, true, 0x02, 6, 0, "");
            packet(file, true, 0x18, 7, 9, REQUEST);
            packet(file, false, 0x18, 9, 7 + REQUEST.length(), RESPONSE);
            packet(file, true, 0x10, 7 + REQUEST.length(), 9 + RESPONSE.length(), "");
        });
    }

    static byte[] file(Consumer<ByteBuffer> packets) {
        ByteBuffer file = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0xA1B2C3D4).putShort((short) 2).putShort((short) 4).putLong(0).putInt(65535).putInt(1);
        packets.accept(file);
        return Arrays.copyOf(file.array(), file.position());
    }

    static void packet(ByteBuffer file, boolean client, int flags, int payload) {
        packet(file, client, flags, 7, 9, "\0".repeat(payload));
    }

    static void packet(ByteBuffer file, boolean client, int flags, int sequence, int acknowledged, String payload) {
        int length = 14 + 20 + 20 + payload.length();
        file.putInt(1).putInt(2).putInt(length).putInt(length);
        ByteBuffer frame = ByteBuffer.allocate(length).position(12).putShort((short) 0x0800);
        frame.put((byte) 0x45).put((byte) 0).putShort((short) (length - 14)).putInt(0).put((byte) 64).put((byte) 6)
                .putShort((short) 0).putInt(0x0A000000 + (client ? 1 : 2)).putInt(0x0A000000 + (client ? 2 : 1));
        frame.putShort((short) (client ? CLIENT : SERVER)).putShort((short) (client ? SERVER : CLIENT))
                .putInt(sequence).putInt(acknowledged).put((byte) 0x50).put((byte) flags)
                .put(length - payload.length(), payload.getBytes(StandardCharsets.ISO_8859_1));
        file.put(frame.array());
    }
}
