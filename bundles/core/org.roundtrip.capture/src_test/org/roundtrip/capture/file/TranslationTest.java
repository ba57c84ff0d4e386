// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.tests.shapes.PseudoTexts;

/** What is wrong with a capture file is said in words of the message file. */
class TranslationTest {
    /** Files that are no captures, are cut, are damaged, or describe too much. */
    static final class BadFiles implements Supplier<List<String>> {
        private final List<String> sentences = new ArrayList<>();

        @Override
        public List<String> get() {
            byte[] pcap = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).pcapHeader(true, 1)
                    .pcapPacket(1, 2, new byte[60], 60).bytes();
            byte[] pcapng = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).section().device(1, 9, 0)
                    .enhanced(0, 1, new byte[60], 60).bytes();
            byte[] longer = pcap.clone();
            Arrays.fill(longer, 32, 40, (byte) 0x7F);
            byte[] strange = pcapng.clone();
            strange[32] = 7;
            CaptureBytes many = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).section();
            for (int i = 0; i < 70_000; i++) {
                many.block(1, ByteBuffer.allocate(8));
            }
            try {
                for (byte[] bytes : List.of(new byte[40], Arrays.copyOf(pcap, 60), longer, strange,
                        Arrays.copyOf(pcapng, pcapng.length - 3), many.bytes())) {
                    read(bytes);
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
            if (sentences.size() != 7) {
                throw new AssertionError(sentences.toString());
            }
            return sentences;
        }

        private void read(byte[] bytes) throws IOException {
            Path file = Files.createTempFile("1", "");
            Files.write(file, bytes);
            try (PacketFile open = PacketFile.open(file)) {
                while (open.next() != null) {
                    // Read to the end or the damage.
                }
                sentences.add(open.problem().orElseThrow());
                if (sentences.size() == 2) {
                    open.at(0, 7, 1);
                }
            } catch (CaptureException e) {
                sentences.add(e.getMessage().replace(file.getFileName().toString(), ""));
            } finally {
                Files.delete(file);
            }
        }
    }

    @Test
    void problemsOfCaptureFilesCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(BadFiles.class, Set.of()));
    }
}
