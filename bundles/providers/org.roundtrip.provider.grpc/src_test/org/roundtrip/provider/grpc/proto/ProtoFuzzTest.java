// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Sources and descriptions with mistakes of chance are read, or refused in a sentence. */
@Tag("fuzz")
class ProtoFuzzTest {
    private static final int TRIES = 20_000;
    private static final List<String> PIECES = List.of("\"", "'", "\\", "/*", "*/", "//", "\n", "[", "]", "{", "}", "(", ")", ";", ",", "=",
            "option", "import", "public", " ", "\u0000", "\u00e9");
    /** What protoc writes for a message with a number and a list of itself. */
    private static final byte[] SET = Base64.getDecoder().decode(
            "CoUBCgdhLnByb3RvInIKAUESDAoBeBgBIAEoBVIBeBIQCgF5GAIgAygLMgIuQVIBeRIXCgF6GAMgAygLMgkuQS5aRW50cnlSAXoaNAoGWkVudHJ5EhAKA2tl"
                    + "eRgBIAEoCVIDa2V5EhQKBXZhbHVlGAIgASgFUgV2YWx1ZToCOAFiBnByb3RvMw==");

    @Test
    void damagedSourcesKeepTheirLines() throws Exception {
        String source;
        try (InputStream in = ProtoFuzzTest.class.getResourceAsStream("cases/p3.proto")) {
            source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Random random = new Random(1);
        for (int i = 0; i < TRIES; i++) {
            StringBuilder damaged = new StringBuilder(source);
            for (int j = random.nextInt(6); j >= 0; j--) {
                int at = random.nextInt(damaged.length());
                damaged.replace(at, Math.min(damaged.length(), at + random.nextInt(4)), PIECES.get(random.nextInt(PIECES.size())));
            }
            ProtoText text = new ProtoText(damaged.toString());
            String cleaned = text.with(name -> null);
            assertEquals(damaged.length(), cleaned.length());
            assertEquals(damaged.chars().filter(c -> c == '\n').count(), cleaned.chars().filter(c -> c == '\n').count());
        }
    }

    @Test
    void damagedDescriptionsAreReadOrRefused() {
        SourceFile file = SourceFile.of("a.proto", "");
        Random random = new Random(1);
        for (int i = 0; i < TRIES; i++) {
            byte[] damaged = SET.clone();
            for (int j = random.nextInt(4); j >= 0; j--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            try {
                DescriptorSet.read(damaged, file);
            } catch (InvalidFileException refused) {
                assertEquals("a.proto", refused.getMessage().substring(0, 7));
            }
        }
    }
}
