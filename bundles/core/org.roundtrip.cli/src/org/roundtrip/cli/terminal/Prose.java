// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Breaks sentences into lines between words, where a terminal would break them within words. */
public final class Prose {
    private Prose() {
    }

    /**
     * Returns a text with more line breaks, such that its lines fit. A word that is longer than the room stays whole.
     *
     * @param room   characters in a line; 0 when a line may be of any length, as in a file
     * @param indent with what the lines that this adds begin
     */
    public static String broken(String text, int room, String indent) {
        return room <= 0 ? text : text.lines().map(line -> String.join("\n" + indent, lines(line, room, indent.length())))
                .collect(Collectors.joining("\n"));
    }

    /** Returns the lines of a text without line breaks. */
    static List<String> lines(String text, int room) {
        return lines(text, room, 0);
    }

    private static List<String> lines(String text, int room, int indent) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        while (room(lines, room, indent) < text.length() - begin) {
            int word = word(text, begin);
            int fits = text.lastIndexOf(' ', begin + room(lines, room, indent));
            int end = fits > word ? fits : text.indexOf(' ', word);
            if (end < 0) {
                break;
            }
            lines.add(text.substring(begin, end));
            begin = end + 1;
        }
        lines.add(text.substring(begin));
        return lines;
    }

    /** Where the first word begins; a line is not broken within the spaces before it. */
    private static int word(String text, int begin) {
        int word = begin;
        while (word < text.length() && text.charAt(word) == ' ') {
            word++;
        }
        return word;
    }

    private static int room(List<String> before, int room, int indent) {
        return before.isEmpty() ? room : room - indent;
    }
}
