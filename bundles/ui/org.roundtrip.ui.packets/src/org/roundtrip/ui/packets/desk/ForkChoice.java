// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.Focus;

/** Chooses the fork of a run whose packets are shown, and explains why a fork has none. */
public final class ForkChoice {
    private static final Texts TEXTS = Texts.of(ForkChoice.class);

    private ForkChoice() {
    }

    /** Returns the line for a fork in a list of the forks of one provider and operation. */
    public static String label(Fork fork) {
        String label = fork.capture() == null ? "forkLabelOpen" : fork.capture().packets() == null ? "forkLabelNone" : "forkLabel";
        return TEXTS.text(label, fork.repetition(), fork.capture() == null ? null : fork.capture().packets());
    }

    /**
     * Returns the fork for a focus. A fork named by the focus comes first. Otherwise it is the first fork with packets among
     * those of the provider and operation in focus, or the first of them if none has packets. What the focus leaves open
     * is the plan's first operation and, of that, its first provider and step: forks are carried out in an order of chance.
     */
    public static Optional<Fork> of(Run run, Focus focus) {
        List<String> operations = run.plan().contract().operations().stream().map(Operation::name).toList();
        List<String> variants = run.plan().providers().stream().map(ProviderChoice::variant).toList();
        List<Fork> forks = run.forks().stream().sorted(Comparator
                .comparingInt((Fork fork) -> operations.indexOf(fork.operation()))
                .thenComparingInt(fork -> variants.indexOf(fork.variant()))
                .thenComparing(Fork::step, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparingInt(Fork::number)).toList();
        Optional<Fork> named = forks.stream().filter(fork -> focus.fork() != null && fork.number() == focus.fork())
                .findFirst();
        List<Fork> row = forks.stream().filter(fork -> (focus.variant() == null || fork.variant().equals(focus.variant()))
                && (focus.operation() == null || fork.operation().equals(focus.operation()))
                && (focus.step() == null || focus.step().equals(fork.step()))).toList();
        return named.or(() -> row.stream().filter(ForkChoice::captured).findFirst())
                .or(() -> row.stream().findFirst());
    }

    /** Reports whether packets of a fork were captured. */
    public static boolean captured(Fork fork) {
        return fork.capture() != null && fork.capture().packets() != null;
    }

    /** Returns in one sentence why a fork has no packets. */
    public static String reason(Run run, Fork fork) {
        if (fork.capture() != null && fork.capture().missing() != null) {
            return fork.capture().missing();
        }
        if (run.plan().protocol().captureCalls() == 0) {
            return TEXTS.text("noneAsked");
        }
        if (run.outcome() == Run.Outcome.RUNNING && fork.error() == null) {
            return TEXTS.text("notYetHow");
        }
        return fork.error() == null ? TEXTS.text("noneForkFailed") : TEXTS.text("noneForkFailed") + " " + fork.error();
    }
}
