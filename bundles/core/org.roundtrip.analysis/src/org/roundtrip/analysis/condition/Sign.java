// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.Arrays;

/** How a condition compares its sides. */
enum Sign {
    LESS("<"), AT_MOST("<="), MORE(">"), AT_LEAST(">=");

    private final String sign;

    Sign(String sign) {
        this.sign = sign;
    }

    static Sign of(String sign) {
        return Arrays.stream(values()).filter(each -> each.sign.equals(sign)).findFirst().orElseThrow();
    }

    /** Whether it holds between two numbers. */
    boolean holds(double left, double right) {
        return switch (this) {
            case LESS -> left < right;
            case AT_MOST -> left <= right;
            case MORE -> left > right;
            case AT_LEAST -> left >= right;
        };
    }

    @Override
    public String toString() {
        return sign;
    }
}
