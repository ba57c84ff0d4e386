// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.List;
import org.roundtrip.engine.check.Objection;

/**
 * A plan was not started because it cannot be carried out, or because another process measures. The message is
 * {@link Objection#lines}.
 */
public final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient List<Objection> objections;
    private final boolean elsewhere;

    RefusedException(List<Objection> objections) {
        this(objections, false);
    }

    /** @param measured id of the run that another process measures, empty while that one is just beginning */
    RefusedException(String measured) {
        this(List.of(new Objection("", "", measured.isEmpty() ? RunExecution.TEXTS.text("elsewhere.new")
                : RunExecution.TEXTS.text("elsewhere", measured))), true);
    }

    private RefusedException(List<Objection> objections, boolean elsewhere) {
        super(Objection.lines(objections));
        this.objections = List.copyOf(objections);
        this.elsewhere = elsewhere;
    }

    /** Whether the only reason is that another process measures in this home, see {@link Turn}. */
    public boolean measuredElsewhere() {
        return elsewhere;
    }

    /** Returns everything that is wrong, at least one objection. */
    public List<Objection> objections() {
        return objections;
    }
}
