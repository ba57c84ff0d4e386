// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** In which encoding a text is. A byte order mark or valid UTF-8 tells it; else the first is taken whose characters people write. */
record Encoding(Charset charset, boolean isGuess) {
    private static final String MARK = "\uFEFF";
    /** Japanese sources of the time of CORBA, then those of Western Europe. */
    private static final List<String> GUESSES = List.of("EUC-JP", "Shift_JIS", "windows-1252", "ISO-8859-1");
    /** So many of the characters that are not ASCII must be Japanese for a Japanese encoding. */
    private static final double MOST = 0.9;

    /** Finds the encoding; empty when the content is no text. */
    static Optional<Encoding> of(byte[] content) {
        Charset marked = marked(content);
        if (marked != null) {
            return Optional.of(new Encoding(marked, false));
        }
        if (strict(content, StandardCharsets.UTF_8).isPresent()) {
            return Optional.of(new Encoding(StandardCharsets.UTF_8, false));
        }
        return GUESSES.stream().filter(Charset::isSupported).map(name -> new Encoding(Charset.forName(name), true))
                .filter(each -> strict(content, each.charset).filter(text -> each.likely(text)).isPresent()).findFirst();
    }

    /** Returns what is written; empty when it is not in this encoding. */
    Optional<String> decode(byte[] content) {
        return strict(content, charset).map(text -> text.startsWith(MARK) ? text.substring(1) : text);
    }

    /** Returns its name for people. */
    String label() {
        return charset.name();
    }

    private static Charset marked(byte[] content) {
        if (starts(content, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        return starts(content, 0xFF, 0xFE, 0, 0) ? Charset.forName("UTF-32LE") : starts(content, 0xFF, 0xFE) ? StandardCharsets.UTF_16LE
                : starts(content, 0, 0, 0xFE, 0xFF) ? Charset.forName("UTF-32BE") : null;
    }

    private static boolean starts(byte[] content, int... bytes) {
        for (int i = 0; i < bytes.length; i++) {
            if (i >= content.length || (content[i] & 0xFF) != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    private static Optional<String> strict(byte[] content, Charset charset) {
        try {
            CharBuffer text = charset.newDecoder().decode(ByteBuffer.wrap(content));
            return Optional.of(text.toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    private boolean likely(String text) {
        // What has other control characters is no text.
        if (text.chars().anyMatch(c -> c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != 0x1A)) {
            return false;
        }
        if (charset.newEncoder().maxBytesPerChar() < 2) {
            return true;
        }
        long foreign = text.chars().filter(c -> c > 0x7F).count();
        return text.chars().filter(Encoding::japanese).count() >= foreign * MOST;
    }

    /** Kana, the usual characters, full width and what stands between sentences. */
    private static boolean japanese(int c) {
        return c >= 0x3000 && c <= 0x30FF || c >= 0x4E00 && c <= 0x9FFF || c >= 0xFF00 && c <= 0xFF60;
    }
}
