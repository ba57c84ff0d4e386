// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Names of code sets, which are Java's, and the numbers by which ORBs agree on one. The OSF's registry gave them. */
public final class CodeSets {
    /** The option of a provider that chooses the code set of {@code string}, and what it is by itself. */
    public static final String OPTION = "codeSet", USUAL = "ISO-8859-1";
    private static final Map<String, Integer> NUMBERS = new LinkedHashMap<>();

    static {
        NUMBERS.put(USUAL, 0x0001_0001);
        NUMBERS.put("UTF-8", 0x0501_0001);
        NUMBERS.put("UTF-16", 0x0001_0109);
        NUMBERS.put("UCS-2", 0x0001_0100);
    }

    private CodeSets() {
    }

    /** Returns the number of the code set that options choose, as {@code 0x00010001}. */
    static String number(Map<String, String> options) {
        return hex(NUMBERS.get(options.getOrDefault(OPTION, USUAL)));
    }

    /**
     * Returns the name of a code set.
     *
     * @param number decimal, as an ORB's method returned it; empty when there is none
     * @return the number in hexadecimal digits where the name is not known; empty when there is none
     */
    public static String name(String number) {
        if (number.isEmpty()) {
            return "";
        }
        int sought = Integer.parseInt(number);
        return NUMBERS.entrySet().stream().filter(each -> each.getValue() == sought).map(Map.Entry::getKey).findFirst()
                .orElse(hex(sought));
    }

    private static String hex(int number) {
        return String.format(Locale.ROOT, "0x%08x", number);
    }
}
