// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.engine.check.Objection;

/** A plan was not started because it cannot be carried out. The message has a line for each objection. */
public final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient List<Objection> objections;

    RefusedException(List<Objection> objections) {
        super(objections.stream().map(Objection::toString).collect(Collectors.joining("\n")));
        this.objections = List.copyOf(objections);
    }

    /** Returns everything that is wrong, at least one objection. */
    public List<Objection> objections() {
        return objections;
    }
}
