// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.stream.Collectors;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.report.Numbers;

/** Writes remarks on a row: a few words for the table, a sentence beside it. */
public final class RemarkWords {
    private static final double PERCENT = 100;

    private RemarkWords() {
    }

    /** The remarks of a row in a few words each, such as {@code not warm, few calls}; empty when there is none. */
    public static String brief(Result row) {
        return row.remarks().stream().map(remark -> Messages.text("brief." + remark.kind())).distinct()
                .collect(Collectors.joining(", "));
    }

    /** A remark as a sentence. */
    public static String sentence(Remark remark) {
        return Messages.text("remark." + remark.kind(), switch (remark.kind()) {
            case FEW_CALLS -> Numbers.count(remark.value());
            case BUSY, STOLEN -> Numbers.count(Math.round(PERCENT * remark.value()));
            case BUSY_BEFORE -> Numbers.digits(remark.value());
            case NOT_WARM -> Numbers.digits(1 / remark.value());
        });
    }
}
