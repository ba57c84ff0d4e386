// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.roundtrip.model.Run;

/** Names and icons of runs on the screen. */
public final class RunNames {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ENGLISH);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM HH:mm", Locale.ENGLISH);

    private RunNames() {
    }

    /** Formats a time: without the day when it was today. */
    public static String when(Instant started) {
        ZonedDateTime local = started.atZone(ZoneId.systemDefault());
        return (local.toLocalDate().equals(LocalDate.now()) ? TIME : DAY).format(local);
    }

    /** Plan and time, such as {@code First look 10:42}. */
    public static String shortName(Run run) {
        return run.plan().name() + " " + when(run.started());
    }

    /** The icon's name for an outcome, see {@link org.roundtrip.ui.look.Icons}. */
    public static String icon(Run.Outcome outcome) {
        return switch (outcome) {
            case RUNNING -> "run-running";
            case DONE -> "run-ok";
            case FAILED -> "run-failed";
            case CANCELLED -> "run-cancelled";
            case INTERRUPTED -> "run-interrupted";
        };
    }
}
