// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roundtrip.model.text.Texts;

/**
 * Calls in a row that are timed together and repeated, as all five studies did. The time of a repetition divided by its
 * calls is one value, and the summary makes one figure of them.
 *
 * <p>A fork makes its series after the warm-up and before the measured calls. With a warm-up they are as warm as those of Demarey
 * (2004), who made 10,000 calls before 20 x 500. Without one they begin as cold as those of Riboe (2003: 1, 10, 1000, 10, 1) and
 * Gray (2005: cycles of 1000 from the connection on), whose first repetitions show the warm-up; after the measured calls nothing
 * would be cold any more. Only the first call and one call for each prebuilt value, which are checked, come before. The measured calls
 * are made as ever, so percentiles and figures of a study stand in one row.
 *
 * @param calls   calls of a repetition, 1 to {@value #MOST_CALLS}
 * @param repeat  repetitions, 1 to {@value #MOST_REPEAT}, and no fewer than the summary needs
 * @param summary how one figure is made of them
 */
public record Series(int calls, int repeat, Summary summary) {
    /** The most calls of a repetition. */
    public static final int MOST_CALLS = 10_000_000;
    /** The most repetitions. */
    public static final int MOST_REPEAT = 1_000;
    private static final Pattern TYPED = Pattern.compile("\\s*(\\d{1,9})\\s*[x\u00d7]\\s*(\\d{1,9})\\s*,?\\s+([A-Za-z0-9]+)\\s*");
    private static final Texts TEXTS = Texts.of(Series.class);

    /** @throws IllegalArgumentException when a number is out of its range */
    public Series {
        if (calls < 1 || calls > MOST_CALLS) {
            throw new IllegalArgumentException(TEXTS.text("series.calls", MOST_CALLS, calls));
        }
        if (repeat < 1 || repeat > MOST_REPEAT) {
            throw new IllegalArgumentException(TEXTS.text("series.repeat", MOST_REPEAT, repeat));
        }
        if (repeat < summary.least()) {
            throw new IllegalArgumentException(TEXTS.text("series.few", summary.label(), summary.least(), repeat));
        }
    }

    /** The series for people, such as {@code 1000 calls x 12, trimmed}. */
    public String label() {
        return TEXTS.text("series.label", calls, repeat, summary.label());
    }

    /** The series as it is typed and written in tables, such as {@code 1000 x 12 trimmed}. */
    public String typed() {
        return calls + " x " + repeat + " " + summary.label();
    }

    /** Several series as they are typed, with semicolons between them. */
    public static String typed(List<Series> series) {
        return series.stream().map(Series::typed).collect(Collectors.joining("; "));
    }

    /**
     * Reads series as they are typed.
     *
     * @param text with semicolons between them; blank for none
     * @throws IllegalArgumentException with one sentence when it is wrong
     */
    public static List<Series> parse(String text) {
        return text.isBlank() ? List.of() : Arrays.stream(text.split(";", -1)).map(Series::one).toList();
    }

    private static Series one(String text) {
        Matcher found = TYPED.matcher(text);
        if (!found.matches() || Arrays.stream(Summary.values()).noneMatch(each -> each.label().equals(found.group(3).toLowerCase(Locale.ROOT)))) {
            throw new IllegalArgumentException(TEXTS.text("series.typed", text.strip(), Summary.all()));
        }
        return new Series(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)), Summary.of(found.group(3)));
    }
}
