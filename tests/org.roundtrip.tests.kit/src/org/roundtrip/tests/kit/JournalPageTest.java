// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.cpp.CppHarness;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.files.journal.JournalReader.Clock;
import org.roundtrip.harness.timing.JournalFormat;

/** A journal laid out from the examples of its page is read with the values that the page names. */
@Tag("kit")
class JournalPageTest {
    private static final Pattern BYTES = Pattern.compile(" {4}([0-9a-f]{4})((?: [0-9a-f]{2})+)(?: {2}.*)?");
    private static final Pattern VALUES = Pattern.compile(" {4}(clock|block|call) {3,4}(.*)");

    @Test
    void theReaderSeesWhatThePageNames(@TempDir Path folder) throws IOException {
        List<String> page = CppHarness.text("journal.txt").lines().toList();
        List<String> named = page.stream().map(VALUES::matcher).filter(Matcher::matches)
                .map(line -> line.group(1) + " " + line.group(2)).toList();
        assertEquals(1 + 2 + 3 + 4, named.size(), "a clock, two blocks and their calls");
        Path file = Files.write(folder.resolve("journal"), laidOut(page));
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(named, read(reader));
        }
    }

    /** Each example begins at offset 0 and fills a part of the file. */
    private static byte[] laidOut(List<String> page) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        byte[] part = null;
        for (String line : page) {
            Matcher bytes = BYTES.matcher(line);
            if (!bytes.matches()) {
                continue;
            }
            int offset = Integer.parseInt(bytes.group(1), 16);
            if (offset == 0 && part != null) {
                file.write(part);
            }
            part = offset == 0 ? new byte[JournalFormat.BLOCK_BYTES] : part;
            byte[] some = HexFormat.of().parseHex(bytes.group(2).replace(" ", ""));
            assertTrue(offset + some.length <= part.length
                    && Arrays.equals(new byte[some.length], Arrays.copyOfRange(part, offset, offset + some.length)), line);
            System.arraycopy(some, 0, part, offset, some.length);
        }
        file.write(part);
        return file.toByteArray();
    }

    private static List<String> read(JournalReader reader) throws IOException {
        List<String> read = new ArrayList<>();
        Clock clock = reader.clock().orElseThrow();
        read.add("clock process %d, wall clock %d at %d, error %d".formatted(clock.pid(), clock.epochNanos(),
                clock.monotonicNanos(), clock.errorNanos()));
        for (Block block : reader.blocks()) {
            assertTrue(block.closed() && !block.damaged(), "the checksum of block " + block.index());
            read.add("block %s from call %d on, caller %d, connection %d".formatted(block.phase(), block.firstCall(),
                    block.caller(), block.connection()));
            CallCursor call = reader.calls(block);
            while (call.next()) {
                read.add("call from %d, %d ns, %s%s".formatted(call.startNanos(), call.nanos(), call.outcome(),
                        call.latenessNanos() == CallCursor.NOT_INTENDED ? "" : ", late by " + call.latenessNanos()));
            }
        }
        return read;
    }
}
