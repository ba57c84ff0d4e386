// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.find;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The pattern of a search: words, text among bytes, or bytes. Text is compared in UTF-8, and each of its characters
 * matches in upper and lower case, beyond ASCII too. Immutable.
 */
public final class SearchPattern {
    /** The kinds of patterns. */
    public enum Kind {
        /** Words in the text of a row. */
        WORDS,
        /** Text among bytes, in UTF-8. */
        TEXT,
        /** Bytes, written as pairs of hexadecimal digits. */
        HEX;

        /** The kinds for views that show bytes and no rows. */
        public static final List<Kind> IN_BYTES = List.of(TEXT, HEX);
    }

    /**
     * A place where the pattern was found.
     *
     * @param from place of the first byte
     * @param to   place after the last byte; the same pattern may have more bytes in one case than in the other
     */
    public record Match(int from, int to) {
    }

    private final Kind kind;
    /** For each character the bytes of its forms. None is the beginning of another, so at most one matches at a place. */
    private final List<byte[][]> characters;

    private SearchPattern(Kind kind, List<byte[][]> characters) {
        this.kind = kind;
        this.characters = characters;
    }

    /**
     * Reads what a person wrote. Digits may have spaces, commas, colons and {@code 0x} between them.
     *
     * @return null when there is nothing to look for, or digits are wrong or missing
     */
    public static SearchPattern of(String written, Kind kind) {
        if (written.isEmpty() || kind == Kind.WORDS && written.isBlank()) {
            return null;
        }
        return kind == Kind.HEX ? ofDigits(written.replaceAll("(?i)0x|[\\s,:]", ""))
                : new SearchPattern(kind, written.codePoints().mapToObj(SearchPattern::forms).toList());
    }

    private static SearchPattern ofDigits(String digits) {
        if (digits.isEmpty() || !digits.matches("(?:\\p{XDigit}{2})+")) {
            return null;
        }
        List<byte[][]> bytes = new ArrayList<>();
        for (byte each : HexFormat.of().parseHex(digits)) {
            bytes.add(new byte[][] {{each}});
        }
        return new SearchPattern(Kind.HEX, bytes);
    }

    /** A character in all its cases; going through upper case finds forms such as the two lower-case sigmas. */
    private static byte[][] forms(int character) {
        int upper = Character.toUpperCase(character);
        Set<Integer> forms = new LinkedHashSet<>(List.of(character, upper, Character.toLowerCase(character),
                Character.toLowerCase(upper), Character.toTitleCase(character)));
        return forms.stream().map(form -> Character.toString(form).getBytes(StandardCharsets.UTF_8))
                .toArray(byte[][]::new);
    }

    /** The kind of the pattern. */
    public Kind kind() {
        return kind;
    }

    /** Whether a text contains it. */
    public boolean in(String text) {
        return next(text.getBytes(StandardCharsets.UTF_8), 0) != null;
    }

    /** The first match that begins at {@code from} or later; null when there is none. */
    public Match next(byte[] bytes, int from) {
        for (int at = Math.max(0, from); at < bytes.length; at++) {
            int end = end(bytes, at);
            if (end >= 0) {
                return new Match(at, end);
            }
        }
        return null;
    }

    /** The last match that begins at {@code from} or earlier; null when there is none. */
    public Match previous(byte[] bytes, int from) {
        for (int at = Math.min(from, bytes.length - 1); at >= 0; at--) {
            int end = end(bytes, at);
            if (end >= 0) {
                return new Match(at, end);
            }
        }
        return null;
    }

    /** The place after the match that begins here; -1 when none does. */
    private int end(byte[] bytes, int begin) {
        int at = begin;
        for (byte[][] forms : characters) {
            int length = length(bytes, at, forms);
            if (length < 0) {
                return -1;
            }
            at += length;
        }
        return at;
    }

    private static int length(byte[] bytes, int at, byte[][] forms) {
        for (byte[] form : forms) {
            if (at + form.length <= bytes.length && stands(bytes, at, form)) {
                return form.length;
            }
        }
        return -1;
    }

    private static boolean stands(byte[] bytes, int at, byte[] form) {
        for (int i = 0; i < form.length; i++) {
            if (bytes[at + i] != form[i]) {
                return false;
            }
        }
        return true;
    }
}
