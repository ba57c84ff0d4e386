// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.machine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/**
 * The processors that the processes of a run may use. Each is a list of numbers and ranges such as {@code 0,2-3}, as
 * {@code taskset} and {@code /proc} write it; empty where the operating system chooses.
 *
 * @param client  of the client
 * @param server  of all processes of the server side
 * @param capture of the process that captures packets on this machine
 */
public record Affinity(String client, String server, String capture) {
    /** The operating system chooses for all. */
    public static final Affinity ANY = new Affinity("", "", "");
    /** The greatest number of a processor. */
    public static final int MOST = 4095;
    private static final Pattern PART = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    /** @throws IllegalArgumentException with one sentence when a text is not such a list */
    public Affinity {
        client = checked("processors.client", client);
        server = checked("processors.server", server);
        capture = checked("processors.capture", capture);
    }

    private static String checked(String field, String list) {
        String stripped = list.replace(" ", "");
        if (!valid(stripped)) {
            throw new IllegalArgumentException(Texts.of(Affinity.class).text("processors", field, list));
        }
        return stripped;
    }

    /** Whether a text is a list of processors, or empty. */
    public static boolean valid(String list) {
        return list.isEmpty() || Arrays.stream(list.split(",", -1)).allMatch(part -> {
            Matcher numbers = PART.matcher(part);
            return numbers.matches() && last(numbers) >= first(numbers) && last(numbers) <= MOST;
        });
    }

    /** Returns the numbers in a valid list. */
    public static BitSet numbers(String list) {
        BitSet set = new BitSet();
        for (String part : list.isEmpty() ? List.<String>of() : List.of(list.split(","))) {
            Matcher numbers = PART.matcher(part);
            numbers.matches();
            set.set(first(numbers), last(numbers) + 1);
        }
        return set;
    }

    private static int first(Matcher numbers) {
        return Integer.parseInt(numbers.group(1));
    }

    private static int last(Matcher numbers) {
        return numbers.group(2) == null ? first(numbers) : Integer.parseInt(numbers.group(2));
    }
}
